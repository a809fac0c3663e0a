/** A carrier as most shops know it: its name and its code with the tracking provider, hotline and site. */
export interface UsualCarrier {
  logisticsName: string
  logisticsCode: string
  phone: string
  website: string
}

const LINES = `
顺丰速运 shunfeng 400-811-1111 https://www.sf-express.com
京东物流 jd 400-603-3600 https://www.jdl.com
中通快递 zhongtong 400-827-0270 https://www.zto.com
圆通速递 yuantong 021-69777888 https://www.yto.net.cn
韵达快递 yunda 400-821-6789 https://www.yundaex.com
申通快递 shentong 400-889-5543 https://www.sto.cn
极兔速递 jtexpress 400-820-1666 https://www.jtexpress.cn
邮政快递包裹 youzhengguonei 400-881-1183 https://www.ems.com.cn
EMS ems 400-810-0999 https://www.ems.com.cn
德邦快递 debangkuaidi 400-830-5555 https://www.deppon.com
德邦物流 debangwuliu 400-830-5555 https://www.deppon.com
安能物流 annengwuliu 400-104-0088 https://www.ane56.com
百世快运 baishiwuliu 400-885-6561 https://www.800best.com
壹米滴答 yimidida 400-100-8811 https://www.yimidida.com
跨越速运 kuayue 400-809-8098 https://www.ky-express.com
中通快运 zhongtongkuaiyun 400-000-5656 https://www.zto56.com
顺心捷达 sxjdfreight 400-889-3388 https://www.sxjdfreight.com
优速快递 youshuwuliu 400-111-1119 https://www.uce.cn
天天快递 tiantian 400-188-8888 https://www.ttkdex.com
宅急送 zhaijisong 400-678-9000 https://www.zjs.com.cn
丹鸟 danniao 400-111-8881 https://www.danniao.com
丰网速运 fengwang 400-666-5555 https://www.fwx.cn
众邮快递 zhongyouex 400-093-8777 https://www.zhongyouex.com
国通快递 guotongkuaidi 400-111-1123 https://www.gto365.com
速尔快递 suer 400-882-2168 https://www.sure56.com
九曳供应链 jiuyescm 400-616-9995 https://www.jiuyescm.com
信丰物流 xinfengwuliu 400-830-6333 https://www.xf-express.com.cn
京广速递 jinguangsudikuaijian 400-665-5151 https://www.szkke.com
加运美 jiayunmeiwuliu 400-056-9069 https://www.jym56.cn
天地华宇 tiandihuayu 400-808-6666 https://www.hoau.net
`

/** The thirty carriers that are used most, for filling a form. */
export const USUAL_CARRIERS: readonly UsualCarrier[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [logisticsName = '', logisticsCode = '', phone = '', website = ''] = line.split(' ')
    return { logisticsName, logisticsCode, phone, website }
  })
