import type { LogisticsCompany } from '@/entities/commerce/logisticsCompany'
import { enableStatus } from '@/entities/shared/enums'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'

export type CarrierRow = Omit<LogisticsCompany, 'useCount'>

const SEEDS: readonly (readonly [name: string, code: string, phone: string, website: string, rule: string])[] = [
  ['顺丰速运', 'shunfeng', '400-811-1111', 'https://www.sf-express.com', '^SF\\d{12,15}$'],
  ['京东物流', 'jd', '400-603-3600', 'https://www.jdl.com', '^JD[A-Z0-9]{11,15}$'],
  ['中通快递', 'zhongtong', '400-827-0270', 'https://www.zto.com', '^7\\d{12,13}$'],
  ['圆通速递', 'yuantong', '021-69777888', 'https://www.yto.net.cn', '^YT\\d{13}$'],
  ['韵达快递', 'yunda', '400-821-6789', 'https://www.yundaex.com', '^4\\d{12,14}$'],
  ['申通快递', 'shentong', '400-889-5543', 'https://www.sto.cn', '^77\\d{10,13}$'],
  ['极兔速递', 'jtexpress', '400-820-1666', 'https://www.jtexpress.cn', '^JT\\d{13}$'],
  ['邮政快递包裹', 'youzhengguonei', '400-881-1183', 'https://www.ems.com.cn', '^98\\d{11}$'],
  ['EMS', 'ems', '400-810-0999', 'https://www.ems.com.cn', '^E[A-Z]\\d{9}CN$'],
  ['德邦快递', 'debangwuliu', '400-830-5555', 'https://www.deppon.com', '^DPK\\d{12}$'],
  ['安能物流', 'annengwuliu', '400-104-0088', 'https://www.ane56.com', ''],
  ['跨越速运', 'kuayue', '400-809-8098', 'https://www.ky-express.com', '^KY\\d{13}$'],
  ['百世快运', 'baishiwuliu', '400-885-6561', '', ''],
  ['优速快递', 'youshuwuliu', '', '', ''],
  // This code makes every delivery fail, so that the error can be tried out.
  ['发货异常演练', 'ERR', '', '', ''],
]

export const buildCarriers = (context: Context): CarrierRow[] =>
  SEEDS.map(([logisticsName, logisticsCode, phone, website, numberRule], index) => ({
    id: String(5_500_101 + index * 2),
    logisticsName,
    logisticsCode,
    logo: index < 12 ? picture(logisticsName.slice(0, 1), at(colors, index)) : '',
    phone,
    website,
    numberRule,
    defaultFlag: index === 0 ? 1 : 0,
    sort: (index + 1) * 10,
    status: index === 12 || index === 13 ? enableStatus.disabled : enableStatus.enabled,
    remark: index === 10 ? '大件商品使用' : '',
    updateTime: context.workTime(300 - index * 17),
  }))
