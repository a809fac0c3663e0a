import { memberType } from '@/entities/marketing/memberType'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import {
  type Feedback,
  feedbackClient as clients,
  type FeedbackRecord,
  feedbackStatus as states,
  feedbackType as types,
  recordAction as actions,
  satisfied as verdicts,
} from '@/entities/voice/feedback'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { ShopUserRow } from '../../members/data/shopUsers'

export type RecordRow = Stored<FeedbackRecord>
export interface FeedbackRow extends Stored<Feedback, 'dealerName'> {
  seriesCode: string
  videoSize: number
  records: RecordRow[]
}

const COUNT = 260
const HOUR = 3_600_000
const MEGABYTE = 1024 * 1024
const UNREPLIED = 40
const IN_HAND = 14
const LATE = 4
const WITH_VIDEO = 12

const TEXTS: readonly (readonly [type: number, text: string])[] = [
  [types.fault, '升级到最新版本后，远程开空调一直转圈，提示“指令超时”，重启手机也没用。'],
  [types.fault, '首页图片加载不出来，切换 WiFi 和 5G 都一样。'],
  [types.fault, '蓝牙钥匙走到车边不解锁，要点两三次才行。'],
  [types.suggestion, '希望充电地图能按功率筛选，现在只能一个个点开看。'],
  [types.suggestion, '建议把行程报告做成可以分享的长图，方便发给家里人。'],
  [types.car, '车机导航偶尔卡住不动，屏幕要长按才能重启，已经出现三次。'],
  [types.car, '高速 100 km/h 左右风噪明显，右前门尤其大。'],
  [types.car, '冬天续航掉得厉害，满电只能跑 320 公里，正常吗？'],
  [types.dealer, '预约了周六保养，到店说没有记录，等了两个小时。'],
  [types.dealer, '销售顾问答应送的脚垫一直没有，打电话也不接。'],
  [types.shopOrder, '商城买的车载吸尘器少发了一个吸头，客服说转给仓库就没下文了。'],
  [types.points, '签到七天的积分没有到账，截图见附件。'],
  [types.points, '兑换的洗车券显示已使用，但我根本没去过那家店。'],
  [types.other, '家人想一起用这台车的 App，怎么添加第二个账号？'],
]
const ODD = [
  '🙂🙂🙂',
  'تطبيق رائع ولكن شاشة الخريطة بطيئة جدًا',
  '参考这个帖子 https://example.com/post/1 里的办法也没用，<b>还是</b>闪退。',
] as const
// padEnd counts the emoji as two: these are 500 characters.
const LONG = '🚗 开了半年，整体满意，但有几点想反馈：'.padEnd(
  501,
  '一是座椅通风声音偏大，二是语音唤醒在高速上不灵敏，三是后排出风口太小；',
)
const REPLIES = [
  '您好，问题已在 3.8.2 版本修复，请更新后再试，感谢您的反馈。',
  '您好，已联系门店核实，顾问将在今天 18:00 前与您联系，给您带来不便深表歉意。',
  '您好，积分已补发到您的账户，请在“我的积分”中查看。',
  '您好，您的建议已记录并转给产品团队评估，后续版本会有更新说明。',
] as const
const REMARKS = [
  '已转研发，等待日志',
  '联系门店核实中',
  '用户电话未接通，明天再联系',
  '与上周同类问题合并处理',
] as const
const VERSIONS = ['3.8.1', '3.8.0', '3.7.4', '3.6.9'] as const
const DEVICES = [
  'HUAWEI Mate 60 · HarmonyOS 4.2',
  'iPhone 15 · iOS 17.5',
  'Xiaomi 14 · Android 14',
  'OPPO Find X7 · Android 14',
] as const

interface Ground {
  people: readonly ShopUserRow[]
  series: readonly { seriesCode: string; seriesName: string }[]
  clerks: readonly string[]
  vinOf: (person: ShopUserRow) => string
  now: number
}

export const buildFeedback = (context: Context, { people, series, clerks, vinOf, now }: Ground): FeedbackRow[] => {
  const { random } = context
  const active = people.filter(({ status }) => status === shopUserStatus.active)
  const owners = active.filter((one) => one.memberType === memberType.owner)
  let lastRecord = 0
  return Array.from({ length: COUNT }, (_, index): FeedbackRow => {
    const [type, text] = at(TEXTS, index)
    const isOwners = type === types.car || type === types.dealer
    const person = isOwners ? at(owners, (index % 9 === 5 ? 8 : index * 37) + 3) : at(active, index * 53 + 11)
    const isOpen = index < UNREPLIED
    const status = !isOpen ? states.replied : index < UNREPLIED - IN_HAND ? states.waiting : states.inHand
    const age = index < LATE ? 50 + index * 13 : isOpen ? 0.4 + ((index - LATE) * 46) / UNREPLIED : 0
    const created = isOpen ? now - Math.round(age * HOUR) : now - Math.round((52 + (index - UNREPLIED) * 21) * HOUR)
    const isReopened = status === states.waiting && index % 12 === 7
    const replied = isReopened ? created - 30 * HOUR : created + random.int(1, 44) * HOUR
    const clerk = at(clerks, index)
    const hasReply = !isOpen || isReopened
    const verdict = hasReply ? (isReopened ? verdicts.unsolved : at([1, 0, 1, 2, 1, 0], index)) : verdicts.none
    const content = index === 6 ? LONG : index % 23 === 9 ? at(ODD, index) : text
    const isRemarked = status === states.inHand || index % 7 === 3
    const images = Array.from({ length: index % 4 === 0 ? 1 + (index % 3) : 0 }, (_one, place) =>
      picture(`截图${place + 1}`, at(colors, index + place), 360, 640),
    )
    const record = (action: number, words: string, by: string, time: number, shown: string[] = []): RecordRow => ({
      id: String(9_100_001 + ++lastRecord),
      feedbackId: String(61_000_001 + index * 7),
      action,
      content: words,
      images: shown,
      createBy: by,
      createTime: wireTime(Math.min(time, now)),
    })
    const first = isReopened ? created - 40 * HOUR : created
    return {
      id: String(61_000_001 + index * 7),
      feedbackType: type,
      content,
      images,
      video:
        index % 20 === 8 && index / 20 < WITH_VIDEO
          ? '/__files/video-portrait'
          : index % 60 === 28
            ? '/__files/video-gone'
            : '',
      videoSize: index % 20 === 8 ? (index === 8 ? 126 : 18) * MEGABYTE : 0,
      nickname: person.nickname,
      userId: person.userId,
      phone: index % 31 === 12 ? '' : person.phone,
      vin: isOwners ? vinOf(person) : '',
      seriesCode: series.find(({ seriesName }) => seriesName === person.seriesName)?.seriesCode ?? '',
      seriesName: person.seriesName,
      dealerCode: isOwners ? person.dealerCode : '',
      client: at([clients.android, clients.ios, clients.android, clients.mini, clients.assistant], index),
      appVersion: at(VERSIONS, index * 3),
      deviceModel: at(DEVICES, index),
      status,
      remark: isRemarked ? at(REMARKS, index) : '',
      reply: hasReply ? at(REPLIES, index) : '',
      replyBy: hasReply ? clerk : '',
      replyTime: hasReply ? wireTime(replied) : '',
      satisfied: verdict,
      createTime: wireTime(created),
      records: [
        record(actions.submitted, content, person.nickname, first, images),
        ...(isRemarked ? [record(actions.remark, at(REMARKS, index), clerk, first + HOUR / 2)] : []),
        ...(hasReply ? [record(actions.reply, at(REPLIES, index), clerk, replied)] : []),
        ...(verdict === verdicts.none
          ? []
          : [
              record(
                actions.verdict,
                verdict === verdicts.solved ? '已解决' : '未解决',
                person.nickname,
                replied + HOUR,
              ),
            ]),
        ...(isReopened ? [record(actions.askedAgain, '按照回复操作后问题还在。', person.nickname, created)] : []),
      ],
    }
  })
}
