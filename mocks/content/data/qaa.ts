import { qaaCategory } from '@/entities/content/qaa'
import { shelfStatus } from '@/entities/content/shared'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow } from '../../system/data/types'

export interface QaaRow {
  id: string
  title: string
  content: string
  category: number
  seriesCodes: string[]
  keywords: string[]
  hotFlag: 0 | 1
  viewCount: number
  usefulCount: number
  uselessCount: number
  sort: number
  status: 0 | 1 | 2
  createTime: string
  updateBy: string
  updateTime: string
  votes: { date: string; usefulCount: number; uselessCount: number }[]
}

const COUNT = 140
const FIRST_ID = 80_001
const QUESTIONS: Readonly<Record<number, readonly string[]>> = {
  [qaaCategory.buying]: ['如何预约试驾', '定金可以退吗', '分期购车需要哪些材料', '置换补贴怎么申请'],
  [qaaCategory.driving]: ['胎压报警怎么处理', '雨刮多久更换一次', '方向盘加热怎么打开', '儿童锁在哪里'],
  [qaaCategory.charging]: ['家用充电桩怎么安装', '快充会伤电池吗', '充电枪拔不下来怎么办', '冬季充电为什么变慢'],
  [qaaCategory.connected]: ['手机钥匙连接失败', '如何升级车机系统', '流量用完了怎么续', '导航地图怎么更新'],
  [qaaCategory.service]: ['首次保养什么时候做', '保养可以上门取车吗', '质保期内哪些项目免费', '如何预约钣喷'],
  [qaaCategory.shop]: ['积分怎么获得', '积分会过期吗', '商城订单怎么退货', '优惠券为什么不能用'],
  [qaaCategory.account]: ['如何认证车主', '更换手机号怎么办', '一个账号能绑定几辆车', '忘记密码怎么找回'],
  [qaaCategory.other]: ['如何联系在线客服', '如何反馈建议', '活动奖品多久寄出', '门店营业时间'],
}
const CATEGORIES = qaaCategory.options.map(({ value }) => value)

export const buildQaa = (context: Context, series: readonly CarSeriesRow[]): QaaRow[] => {
  const placed = new Map<number, number>()
  return Array.from({ length: COUNT }, (_, index): QaaRow => {
    const category = at(CATEGORIES, index)
    const round = Math.floor(index / CATEGORIES.length)
    const question = at(QUESTIONS[category] ?? [], round)
    const title = round < 4 ? question : `${question}（${at(series, round).seriesName.slice(0, 8)}）${round}`
    const status = index % 12 === 7 ? shelfStatus.new : index % 14 === 11 ? shelfStatus.down : shelfStatus.up
    const isRead = status !== shelfStatus.new
    const poor = index % 13 === 4
    const votes = Array.from({ length: isRead ? 7 : 0 }, (__, day) => ({
      date: context.date(6 - day),
      usefulCount: context.random.int(0, poor ? 2 : 9),
      uselessCount: context.random.int(0, poor ? 5 : 2),
    }))
    const sum = (key: 'usefulCount' | 'uselessCount') => votes.reduce((all, day) => all + day[key], 0)
    const [usefulCount, uselessCount] = isRead
      ? [sum('usefulCount') + (poor ? 6 : 40), sum('uselessCount') + (poor ? 18 : 4)]
      : [0, 0]
    const sort = ((placed.get(category) ?? 0) + 1) * 10
    placed.set(category, sort / 10)
    return {
      id: String(FIRST_ID + index),
      title,
      content: `<p>${question}？请按以下步骤操作：</p><ol><li>打开车主App，进入“我的”</li><li>选择对应服务</li><li>按页面提示完成</li></ol><p>仍未解决请联系在线客服。</p>`,
      category,
      seriesCodes: index % 3 === 0 ? series.slice(0, (index % 5) + 1).map(({ seriesCode }) => seriesCode) : [],
      keywords: [question.slice(0, 2), question.slice(2, 4)].filter(Boolean),
      hotFlag: status === shelfStatus.up && round === 0 ? 1 : 0,
      viewCount: isRead ? (usefulCount + uselessCount) * 9 : 0,
      usefulCount,
      uselessCount,
      sort,
      status,
      createTime: context.workTime(200 - index),
      updateBy: at(['李静', '周敏', '客服小唐'], index),
      updateTime: context.workTime(1 + (index % 60)),
      votes,
    }
  })
}
