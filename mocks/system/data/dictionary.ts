import { enableStatus } from '@/entities/shared/enums'
import type { DictItemRow } from './types'

/** The values are `code=name` pairs separated by spaces. A code is the state value that it represents. */
type Dictionary = readonly [code: string, name: string, desc: string, values: string]

const clue: readonly Dictionary[] = [
  [
    'CLUE_LEVEL',
    '线索等级',
    '按预计购车时间划分，决定跟进间隔',
    'H=H级（7天） A=A级（15天） B=B级（30天） C=C级（90天） N=未定级',
  ],
  ['BUY_PLAN', '购车计划', '', '1=7天内 2=1个月内 3=3个月内 4=半年内 5=待定'],
  ['FOLLOW_TYPE', '跟进方式', '', '1=电话 2=企业微信 3=短信 4=到店 5=试驾 6=上门'],
  ['FOLLOW_RESULT', '跟进结果', '', '1=已接通 2=未接通 3=已邀约 4=战败 5=无效'],
  [
    'FAIL_REASON',
    '战败原因',
    '战败时必选，计入战败分析',
    '1=购买竞品 2=价格不符 3=暂不购车 4=无法联系 5=异地购车 9=其他',
  ],
  ['ASSIGN_TYPE', '分配类型', '', '1=首次分配 2=改派 3=退网转移 4=超时回收 5=战败激活'],
  [
    'ASSIGN_REASON',
    '改派原因',
    '选择「其他」时备注必填',
    '1=顾问离职 2=跟进超时 3=客户投诉 4=客户要求 5=区域不符 6=经销商退网 9=其他',
  ],
  ['POOL_REASON', '入池原因', '', '1=无匹配经销商 2=首跟超时回收 3=经销商退回 4=经销商退网 5=待清洗'],
  ['BLACK_REASON', '拉黑原因', '', '1=客户投诉骚扰 2=同行刷线索 3=空号停机 4=内部测试 5=客户要求 9=其他'],
  ['CHANNEL_TYPE', '渠道类型', '', '1=自有平台 2=垂直媒体 3=社交媒体 4=线下活动 5=自然到店 9=其他'],
  ['EVENT_TYPE', '活动类型', '', '1=车展 2=团购 3=试驾会 4=直播 5=线上投放'],
  ['CALL_SCRIPT', '外呼话术', '', 'S01=新线索清洗 S02=到店邀约 S03=试驾回访 S04=战败唤醒'],
  ['EVALUATE_STAGE', '评价环节', '', '1=首次跟进 2=到店接待 3=试乘试驾 4=交车'],
  ['GENDER', '性别', '', '0=未知 1=男 2=女'],
]

const points: readonly Dictionary[] = [
  ['POINT_TASK_TYPE', '积分任务类型', '', '1=日常任务 2=业务任务 3=传播任务 4=培训任务 5=一次性任务'],
  ['POINT_CHANGE_TYPE', '积分变动类型', '分五个上级', 'EARN=获得 USE=使用 ADD=人工发放 SUB=人工扣减 SYS=系统'],
  ['POINT_POOL_CHANGE', '积分池变动类型', '分转入与转出', 'IN=转入 OUT=转出'],
  ['POINT_CONTACT_TYPE', '积分咨询类型', '', '1=任务未到账 2=积分过期 3=兑换问题 4=账号绑定 9=其他'],
  ['POINT_UNBIND_REASON', '解绑原因', '「违规」须写说明', '1=员工离职 2=手机号变更 3=绑定错误 4=违规 5=本人解绑'],
]

const pointParents: readonly (readonly [code: string, values: string])[] = [
  ['EARN', '11=任务获得 12=推荐奖励 13=活动获得 14=星球收获 15=竞猜获得'],
  ['USE', '21=商城兑换 22=抽奖消耗 23=竞猜消耗 24=转入App账号'],
  ['ADD', '31=补发 32=活动奖励 33=客诉补偿'],
  ['SUB', '41=误发收回 42=违规扣减'],
  ['SYS', '51=过期 52=退款退回 53=批量导入'],
  ['IN', '1=总部充值 6=过期回收 7=扣回退还'],
  ['OUT', '2=人工扣减 3=任务发放 4=批量导入发放 5=人工发放'],
]

const commodity: readonly Dictionary[] = [
  ['goodsType', '商品类型', '', '1=实物商品 2=卡券商品 3=到店服务'],
  ['goodsUnit', '计量单位', '', '1=件 2=个 3=套 4=盒 5=张 6=次 7=双 8=瓶'],
  [
    'orderCancelReason',
    '订单关闭原因',
    '',
    '1=超时未支付 2=买家取消 3=缺货 4=地址无法配送 5=疑似异常订单 6=全额退款 9=其他',
  ],
  [
    'afterSaleReason',
    '售后申请原因',
    '',
    '1=不想要了 2=质量问题 3=与描述不符 4=少件漏发 5=发错货 6=包装破损 7=物流问题 9=其他',
  ],
  [
    'afterSaleRefuseReason',
    '售后拒绝原因',
    '',
    '1=超过售后期限 2=商品已使用或损坏 3=凭证不足 4=未收到退货 5=与用户协商一致 9=其他',
  ],
  ['bannerPosition', '轮播图位置', '', '1=商城首页 2=分类页 3=积分专区 4=支付结果页'],
]

const off = new Set([
  'clue|EVENT_TYPE|2',
  'clue|FOLLOW_TYPE|6',
  'clue|CHANNEL_TYPE|9',
  'points|POINT_TASK_TYPE|5',
  'commodity|goodsUnit|8',
])

const inH5 = new Set(['BUY_PLAN', 'GENDER', 'EVALUATE_STAGE', 'FAIL_REASON'])

const values = (source: string, parentCode: string, text: string): DictItemRow[] =>
  text.split(' ').map((entry, index) => {
    const split = entry.indexOf('=')
    const code = entry.slice(0, split)
    return {
      code,
      parentCode,
      name: entry.slice(split + 1),
      desc: '',
      source,
      sort: (index + 1) * 10,
      h5Flag: inH5.has(parentCode) && code !== '9' ? 1 : 0,
      status: off.has(`${source}|${parentCode}|${code}`) ? enableStatus.disabled : enableStatus.enabled,
    }
  })

const dictionary = (source: string, list: readonly Dictionary[]): DictItemRow[] =>
  list.flatMap(([code, name, desc, text], index) => [
    {
      code,
      parentCode: '',
      name,
      desc,
      source,
      sort: (index + 1) * 10,
      h5Flag: inH5.has(code) ? 1 : 0,
      status: enableStatus.enabled,
    },
    ...values(source, code, text),
  ])

export const buildDictItems = (): DictItemRow[] => [
  ...dictionary('clue', clue),
  ...dictionary('points', points),
  ...pointParents.flatMap(([code, text]) => values('points', code, text)),
  ...dictionary('commodity', commodity),
]
