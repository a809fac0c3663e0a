import { is } from '@/entities/field'
import { customMsg as fields, type CustomMsgDetail, msgRule, msgTarget } from '@/entities/voice/customMsg'
import { optionName } from '@/kit/show/format'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'

/** An audience in words: its type, then each condition that is set. */
export const RuleText = ({
  row,
}: {
  row: Pick<CustomMsgDetail, 'targetType' | 'targetRule' | 'seriesNames' | 'cityNames' | 'userNames'>
}) => {
  const t = useT()
  const { targetRule: rule } = row
  const conditions = [
    row.seriesNames.join(', '),
    row.cityNames.join(', '),
    formatPeriod(rule.registerTimeStart, rule.registerTimeEnd, 'YYYY-MM-DD'),
    rule.memberType.map((one) => optionName(t, msgRule.memberType, one)).join(', '),
  ]
  const words = is(row.targetType, msgTarget.conditions)
    ? conditions.filter(Boolean)
    : is(row.targetType, msgTarget.chosen)
      ? [row.userNames.join(', ')]
      : []
  return <bdi>{[optionName(t, fields.targetType, row.targetType), ...words].filter(Boolean).join(' · ')}</bdi>
}
