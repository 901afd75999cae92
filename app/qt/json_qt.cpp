// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion between JSON and QVariant.
#include "app/qt/json_qt.h"

#include <QJSValue>

#include <cmath>
#include <limits>

namespace optio {

namespace {

QVariant integer(std::int64_t value)
{
    if (value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max())
        return static_cast<int>(value);
    return static_cast<qlonglong>(value);
}

/// Whole numbers up to 2^53 are exact in a double.
Json wholeOrReal(double value)
{
    constexpr double exact = 9007199254740992.0;
    if (!std::isfinite(value))
        throw Error("a number must be finite");
    if (value == std::floor(value) && std::abs(value) <= exact)
        return static_cast<std::int64_t>(value);
    return value;
}

} // namespace

QVariant toVariant(const Json &json)
{
    switch (json.type()) {
    case Json::value_t::object:
        return toMap(json);
    case Json::value_t::array:
        return toList(json);
    case Json::value_t::string:
        return qt(json.get_ref<const std::string &>());
    case Json::value_t::boolean:
        return json.get<bool>();
    case Json::value_t::number_integer:
        return integer(json.get<std::int64_t>());
    case Json::value_t::number_unsigned: {
        const auto value = json.get<std::uint64_t>();
        return value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) ? QVariant(static_cast<qulonglong>(value))
                                                                                            : integer(static_cast<std::int64_t>(value));
    }
    case Json::value_t::number_float:
        return json.get<double>();
    default:
        return QVariant::fromValue(nullptr);
    }
}

QVariantMap toMap(const Json &json)
{
    QVariantMap map;
    if (json.is_object())
        for (const auto &[key, value] : json.items())
            map.insert(qt(key), toVariant(value));
    return map;
}

QVariantList toList(const Json &json)
{
    QVariantList list;
    if (json.is_array())
        for (const Json &value : json)
            list.append(toVariant(value));
    return list;
}

Json fromVariant(const QVariant &value)
{
    if (value.metaType() == QMetaType::fromType<QJSValue>())
        return fromVariant(value.value<QJSValue>().toVariant());
    switch (value.typeId()) {
    case QMetaType::UnknownType:
    case QMetaType::Nullptr:
        return nullptr;
    case QMetaType::Bool:
        return value.toBool();
    case QMetaType::Int:
    case QMetaType::LongLong:
        return value.toLongLong();
    case QMetaType::UInt:
    case QMetaType::ULongLong:
        return value.toULongLong();
    case QMetaType::Float:
    case QMetaType::Double:
        return wholeOrReal(value.toDouble());
    case QMetaType::QString:
        return utf8(value.toString());
    case QMetaType::QStringList:
    case QMetaType::QVariantList: {
        Json list = Json::array();
        for (const QVariant &item : value.toList())
            list.push_back(fromVariant(item));
        return list;
    }
    case QMetaType::QVariantMap:
    case QMetaType::QVariantHash: {
        Json map = Json::object();
        const QVariantMap items = value.toMap();
        for (auto item = items.cbegin(); item != items.cend(); ++item)
            map[utf8(item.key())] = fromVariant(item.value());
        return map;
    }
    default:
        throw Error(std::string("a value of the kind ") + value.typeName() +
                    " cannot be stored; texts, numbers, yes and no, lists and maps can");
    }
}

QString textAt(const Json &json, const char *key)
{
    if (!json.is_object())
        return {};
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? qt(found->get_ref<const std::string &>()) : QString();
}

} // namespace optio
