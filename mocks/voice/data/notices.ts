import { noticeClient as client, noticeState, noticeTarget, noticeType } from '@/entities/voice/notice'
import type { Notice } from '@/entities/voice/notice'
import { dealerStatus, dealerType, staffPost } from '@/entities/shared/enums'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { Organisation } from '../../system/data/types'

export interface Read {
  time: string
  confirmed: boolean
}
export interface NoticeRow extends Stored<
  Notice,
  'id' | 'clients' | 'targets' | 'overFlag' | 'confirmedFlag' | 'readFlag' | 'targetCount' | 'readCount'
> {
  clients: number[]
  codes: string[]
  /** Sales area of the author; '' = headquarters. */
  areaName: string
  updateBy: string
  /** Percent of the addressees who had read it at the start of the demo. */
  share: number
  /** Reads since the start of the demo, by user. */
  reads: Map<string, Read>
}

const COUNT = 60
const { console: backOffice, assistant, owner, mini } = client
const TITLES: readonly (readonly [number, string, string])[] = [
  [noticeType.policy, '关于第四季度商务政策调整的通知', '自下月起执行新的季度返利与库存考核标准。'],
  [noticeType.system, '线索下发规则优化说明', '线索将按门店接待能力自动分配，请及时设置值班顾问。'],
  [noticeType.product, '新款车型产品资料上线', '产品手册、竞品对比与话术已更新，请组织学习。'],
  [noticeType.campaign, '年末试驾季活动执行通知', '活动物料已发货，请在周五前完成门店布置。'],
  [noticeType.maintenance, '系统停机维护通知', '维护期间无法登录管理后台与助手App，请提前保存工作。'],
  [noticeType.policy, '试驾车管理办法修订', '试驾车里程与在库要求有调整，请店端自查。'],
  [noticeType.system, '账号安全提醒：请勿共用账号', '发现多人共用账号将停用，请一人一号。'],
  [noticeType.product, '充电权益变更说明', '首任车主充电权益的领取方式有变化。'],
  [noticeType.campaign, '社区车友活动报名开启', '本月车友活动开放报名，欢迎参加。'],
  [noticeType.policy, '售后索赔材料提交规范', '索赔申请须附清晰照片与故障码截图。'],
]
const TEXT = (words: string) =>
  `<h2>各位同事：</h2><p>${words}</p><p>具体要求如下：</p><ol><li>请在收到通知后两个工作日内传达到每位相关人员。</li><li>如有疑问，请联系所属大区经理。</li></ol><p>感谢配合。</p>`
const SIGHT = 30

export const buildNotices = (
  { time, random, next }: Context,
  { users, dealers, salesAreas, carSeries }: Pick<Organisation, 'users' | 'dealers' | 'salesAreas' | 'carSeries'>,
): NoticeRow[] => {
  const head = users.filter((user) => user.dealerType === dealerType.headquarters).map(({ nickname }) => nickname)
  const running = dealers.filter(({ status }) => status === dealerStatus.open).map(({ dealerCode }) => dealerCode)
  const areas = salesAreas.map(({ areaName }) => areaName)
  const codesOf = (target: number, index: number): string[] => {
    if (target === noticeTarget.areas) return [at(areas, index), at(areas, index + 1)]
    if (target === noticeTarget.dealers) return Array.from({ length: 6 }, (_, place) => at(running, index * 7 + place))
    if (target === noticeTarget.posts) return [staffPost.salesManager, staffPost.salesConsultant].map(String)
    if (target === noticeTarget.owners) return [at(carSeries, index).seriesCode]
    return []
  }
  return Array.from({ length: COUNT }, (_, index): NoticeRow => {
    const [type, title, words] = at(TITLES, index)
    const target =
      title.includes('车友') || title.includes('充电')
        ? noticeTarget.owners
        : at(
            [
              noticeTarget.everybody,
              noticeTarget.everybody,
              noticeTarget.areas,
              noticeTarget.dealers,
              noticeTarget.posts,
            ],
            index,
          )
    const isOwners = target === noticeTarget.owners
    const state =
      index < 2
        ? noticeState.scheduled
        : index < 6
          ? noticeState.draft
          : index % 9 === 8
            ? noticeState.cancelled
            : index % 13 === 12
              ? noticeState.draft
              : noticeState.sent
    const days = (index - 5) * 4 + random.int(0, 2)
    const isSent = state === noticeState.sent
    const isOfArea = target === noticeTarget.areas && index % 10 === 2
    const by = isOfArea
      ? (users.find(({ areaName, dealerType: of }) => of === dealerType.area && areaName === at(areas, index))
          ?.nickname ?? at(head, index))
      : at(head, index)
    return {
      system_notice_id: `1838${String(next('notice')).padStart(6, '0')}`,
      title: index < TITLES.length ? title : `${title}（第 ${1 + Math.floor(index / TITLES.length)} 期）`,
      noticeType: type,
      clients: isOwners ? (index % 2 ? [owner, mini] : [owner]) : index % 3 ? [backOffice, assistant] : [backOffice],
      targetType: target,
      codes: isOfArea ? [at(areas, index)] : codesOf(target, index),
      summary: words,
      content: TEXT(words),
      attachments: [],
      sendTime: isSent
        ? time(days - (9 + ((index * 5) % 9)) / 24)
        : state === noticeState.scheduled
          ? time(-1 - index - 10 / 24)
          : '',
      endTime: index % 17 === 11 ? time(1) : index % 6 === 2 ? time(-SIGHT) : '',
      topFlag: isSent && index < 10 && index % 3 === 0 ? 1 : index === 13 ? 1 : 0,
      popFlag: 0,
      confirmFlag: isSent && !isOwners && index % 5 === 2 ? 1 : 0,
      state,
      createBy: by,
      areaName: isOfArea ? at(areas, index) : '',
      updateBy: by,
      updateTime: time(Math.max(days, 0) + 0.1),
      share: !isSent ? 0 : days < 3 ? 8 : 55 + (index % 5) * 9,
      reads: new Map(),
    }
  })
}
