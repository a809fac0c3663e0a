import { violateReason } from '@/entities/community/shared'
import { integer, refuseFields, text } from '../../core/input'

const MIN = 5
const MAX = 100

/** Refuses without a reason that its author can be told: one of the list, and words of one's own where that is 其他. */
export const demandReason = (input: { reason?: unknown; remark?: unknown }): void => {
  const code = integer(input.reason)
  const length = [...text(input.remark)].length
  refuseFields({
    code: violateReason.options.some(({ value }) => value === code) ? undefined : '请选择原因',
    remark: length > MAX || (code === violateReason.other && length < MIN) ? '请填写 5-100 字说明' : undefined,
  })
}

const names: Readonly<Record<number, string>> = {
  [violateReason.advert]: '广告引流',
  [violateReason.indecent]: '色情低俗',
  [violateReason.illegal]: '违法违规',
  [violateReason.abuse]: '辱骂攻击',
  [violateReason.untrue]: '虚假信息',
  [violateReason.rights]: '侵权',
  [violateReason.spam]: '灌水刷屏',
  [violateReason.offTopic]: '与板块无关',
}
/** A reason in words, as it is kept where a text stands for it. */
export const reasonWords = (input: { reason?: unknown; remark?: unknown }): string =>
  [names[integer(input.reason) ?? 0], text(input.remark)].filter(Boolean).join('，')
