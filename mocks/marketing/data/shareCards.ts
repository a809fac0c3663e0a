import { type Context, colors, picture } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'

export interface ShareLogRow {
  logId: string
  nickname: string
  phone: string
  shareWay: number
  shareTime: string
  clickCount: number
  downloadCount: number
  registerCount: number
}

/** A share card as stored. Its state follows from its times, its counts from its logs. */
export interface ShareCardRow {
  id: string
  title: string
  content: string
  cover: string
  shareUrl: string
  platform: number
  startTime: string
  endTime: string
  topFlag: 0 | 1
  sort: number
  createBy: string
  createTime: string
  logs: ShareLogRow[]
}

/** [title, description, platform, start and end in days before now]. */
const seeds = [
  ['邀你一起用启明汽车App', '下载即领新人礼包，车主权益一手掌握', 0, 25, -60],
  ['试驾好友价，点开就有', '预约试驾享专属礼遇，名额有限', 0, 18, -25],
  ['车主都在用的用车助手', '远程控车、充电地图、保养预约一个App搞定', 1, 40, -90],
  ['启明汽车鸿蒙版来了', '鸿蒙原生体验，更快更省电', 3, 9, -120],
  ['国庆自驾，先装启明App', '全国充电地图与沿途服务站一键查询', 0, -4, -14],
  ['年终购车季邀请卡', '邀好友下载，双方各得500积分', 2, -12, -45],
  ['夏日用车关怀', '邀请好友领取免费空调检测券', 0, 150, 60],
  ['新车上市预约', '抢先预约，赠送精美车模', 2, 120, 32],
  ['老友记：推荐有礼', '推荐好友下载，积分到账快', 1, 95, 12],
] as const
const LOGS = 400
const people = ['周敏', '张凯', '李婉清']

export const buildShareCards = (context: Context, times: number): ShareCardRow[] => {
  const { random } = context
  const rows: ShareCardRow[] = seeds.map(([title, content, platform, from, until], index) => ({
    id: String(86_000 + context.next('card')),
    title,
    content,
    cover: picture(title.slice(0, 2), at(colors, index), 300, 300),
    shareUrl: `https://app.qiming-auto.example/download?c=${index + 1}`,
    platform,
    startTime: context.time(from),
    endTime: context.time(until),
    topFlag: index === 1 ? 1 : 0,
    sort: index + 1,
    createBy: at(people, index),
    createTime: context.workTime(Math.max(from, 0) + 3),
    logs: [],
  }))
  const shared = seeds.flatMap(([, , , from, until], index) =>
    from > 0 ? [{ index, from, until: Math.max(until, 0) }] : [],
  )
  for (let made = 0; made < LOGS * times; made++) {
    const { index, from, until } = at(shared, random.chance(0.7) ? random.int(0, 3) : random.int(0, shared.length - 1))
    const clickCount = random.chance(0.2) ? 0 : random.int(1, 24)
    const downloadCount = random.int(0, Math.floor(clickCount / 3))
    at(rows, index).logs.push({
      logId: String(8_610_000 + context.next('log')),
      nickname: personName(random).name,
      phone: context.phone(),
      shareWay: random.pick([1, 1, 1, 2, 2, 3, 4, 5]),
      shareTime: context.timeBetween(from, until + 0.1),
      clickCount,
      downloadCount,
      registerCount: random.int(0, downloadCount),
    })
  }
  return rows
}
