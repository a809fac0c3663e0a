import { is } from '@/entities/field'
import { type Notice, notice as fields, noticeTarget } from '@/entities/voice/notice'
import { Blank } from '@/kit/show/Blank'
import { optionName, plain } from '@/kit/show/format'
import { useT } from '@/locales'

export const nameOf = ({ title, system_notice_id: id }: Pick<Notice, 'title' | 'system_notice_id'>): string =>
  plain(title) || id

export const Audience = ({ row: { targetType, targets } }: { row: Pick<Notice, 'targetType' | 'targets'> }) => {
  const t = useT()
  const type = optionName(t, fields.targetType, targetType)
  const names = targets.map(({ code, name }) => plain(name) || code)
  if (is(targetType, noticeTarget.everybody) || names.length === 0) return type || <Blank />
  return <span title={names.join(t('kit.listComma'))}>{t('notices.chosen', { type, n: names.length })}</span>
}
