import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { Button, Empty, Space } from 'antd'
import { useState } from 'react'
import { isYes } from '@/entities/field'
import { type ScheduleCustomRule, scheduleCustomRule as fields } from '@/entities/vehicle/reserveSchedule'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { DASH, named, optionName, plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { today } from './reserveFilters'

const daysOf = ({ startDate, endDate }: ScheduleCustomRule) =>
  startDate === endDate ? startDate : `${startDate} – ${endDate}`

export const RuleList = ({
  rules,
  changed,
  edit,
  remove,
}: {
  rules: readonly ScheduleCustomRule[]
  /** True if a rule has unsaved changes. */
  changed: (rule: ScheduleCustomRule) => boolean
  /** Omitted = read only. */
  edit?: (rule: ScheduleCustomRule) => void
  remove?: (rule: ScheduleCustomRule) => void
}) => {
  const t = useT()
  const [asked, ask] = useState<ScheduleCustomRule>()
  const first = today()
  const sorted = rules.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const ahead = sorted.filter(({ endDate }) => endDate >= first)
  const past = sorted.filter(({ endDate }) => endDate < first).toReversed()
  const line = (rule: ScheduleCustomRule, isPast: boolean) => (
    <li key={rule.id} className="schedule-rule" data-changed={changed(rule)}>
      <b className="digits">{daysOf(rule)}</b>
      {isYes(rule.closeFlag) ? (
        <Mark tone="error">{t('scheduleCustomRule.closeFlag')}</Mark>
      ) : (
        <Mark tone="processing">{named(t('scheduleCustomRule.quota'), rule.quota ?? DASH)}</Mark>
      )}
      <span className="digits">
        {rule.slots.length === 0 ? t('reservations.wholeDay') : rule.slots.join(t('kit.listComma'))}
      </span>
      <span className="quiet">
        {optionName(t, fields.reason, rule.reason)} <bdi>{plain(rule.remark)}</bdi>
      </span>
      {!isPast && edit && remove && (
        <Space size={0}>
          <Button
            size="small"
            type="text"
            icon={<EditOutlined />}
            aria-label={named(t('kit.edit'), daysOf(rule))}
            onClick={() => edit(rule)}
          />
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            aria-label={named(t('kit.delete'), daysOf(rule))}
            onClick={() => ask(rule)}
          />
        </Space>
      )}
    </li>
  )
  return (
    <>
      {ahead.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('reservations.noRules')} />
      ) : (
        <ul className="schedule-rules">{ahead.map((rule) => line(rule, false))}</ul>
      )}
      {past.length > 0 && (
        <details>
          <summary>{t('reservations.pastRules', { number: past.length })}</summary>
          <ul className="schedule-rules">{past.map((rule) => line(rule, true))}</ul>
        </details>
      )}
      <ConfirmDialog
        question={
          asked && {
            title: t('reservations.removeRuleAsk', { days: daysOf(asked) }),
            okText: t('kit.delete'),
            danger: true,
          }
        }
        busy={false}
        onCancel={() => ask(undefined)}
        onOk={() => {
          if (asked) remove?.(asked)
          ask(undefined)
        }}
      />
    </>
  )
}
