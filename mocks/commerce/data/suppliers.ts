import { settleType, type Supplier } from '@/entities/commerce/supplier'
import { enableStatus } from '@/entities/shared/enums'
import { colors, type Context, picture } from '../../core/context'
import { creditCode, personName, streetAddress } from '../../core/names'
import { at } from '../../core/random'
import type { PlaceFields } from '../../system/data/types'

export type SupplierRow = Omit<Supplier, 'goodsCount'>

const SEEDS: readonly (readonly [name: string, county: string, bank: string, days: number | undefined])[] = [
  ['宁波途安汽车内饰有限公司', '330212', '宁波银行鄞州支行', 412],
  ['广州车之翼用品有限公司', '440106', '招商银行广州天河支行', 18],
  ['上海星驰电子科技有限公司', '310114', '交通银行上海嘉定支行', 640],
  ['苏州绿动能源科技有限公司', '320505', '中国银行苏州高新支行', 205],
  ['杭州润车养护服务有限公司', '330106', '杭州银行西湖支行', -12],
  ['深圳前海数联智能有限公司', '440306', '平安银行深圳宝安支行', 91],
  ['北京品跃文化创意有限公司', '110105', '北京银行朝阳支行', undefined],
  ['青岛山海户外用品有限公司', '370203', '青岛银行市北支行', 27],
  ['重庆渝行汽车配件有限公司', '500112', '重庆农商行渝北支行', 330],
  ['福州榕城家居生活有限公司', '350102', '兴业银行福州鼓楼支行', 158],
  ['成都锦程礼品有限公司', '510107', '成都银行武侯支行', -96],
  ['武汉江汉清洁用品有限公司', '420104', '', -240],
]

export const buildSuppliers = (context: Context, placeOf: (countyCode: string) => PlaceFields): SupplierRow[] =>
  SEEDS.map(([supplierName, county, bankName, days], index) => ({
    id: String(5_100_001 + index * 7),
    supplierCode: `SUP${String(index + 1).padStart(3, '0')}`,
    supplierName,
    creditCode: creditCode(context.random, county),
    contactName: personName(context.random).name,
    phone: index % 4 === 1 ? `0${20 + index}-8${context.random.digits(7)}` : context.phone(),
    ...placeOf(county),
    address: streetAddress(context.random),
    settleType: at(
      [settleType.monthly, settleType.monthly, settleType.halfMonthly, settleType.weekly, settleType.cash],
      index,
    ),
    bankName,
    bankAccount: bankName && `62${context.random.digits(15)}`,
    licence: index % 3 === 2 ? '' : picture('执照', at(colors, index), 400, 280),
    contractEnd: days === undefined ? '' : context.date(-days),
    status: index < 10 ? enableStatus.enabled : enableStatus.disabled,
    remark: index === 7 ? '旺季需提前两周备货' : '',
    createTime: context.workTime(700 - index * 41),
  }))
