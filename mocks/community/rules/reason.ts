import { violateReason } from '@/entities/community/shared'
import { integer, refuseFields, text } from '../../core/input'

const MIN = 5
const MAX = 100

/** Rejects a missing reason. The reason 其他 (other) also needs a remark of 5 to 100 characters. */
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
export const reasonWords = (input: { reason?: unknown; remark?: unknown }): string =>
  [names[integer(input.reason) ?? 0], text(input.remark)].filter(Boolean).join('，')
