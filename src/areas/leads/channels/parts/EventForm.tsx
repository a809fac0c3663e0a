import { Alert } from 'antd'
import * as clueEvents from '@/api/leads/clueEvents'
import { SeriesPicker } from '@/business/SeriesPicker'
import { is } from '@/entities/field'
import { type ClueEvent, clueEvent } from '@/entities/leads/clueEvent'
import { enableStatus } from '@/entities/shared/enums'
import { FormPanel } from '@/kit/form/FormPanel'
import { useTaken } from '@/kit/form/useTaken'
import { useT } from '@/locales'

type Values = Pick<
  ClueEvent,
  'eventCode' | 'eventName' | 'eventType' | 'seriesCode' | 'startTime' | 'endTime' | 'remark'
>

const series = { ...clueEvent.seriesName, key: 'seriesCode' } as const

/** Form of an event. For an enabled one, only the end and the remark can change. */
export const EventForm = ({ row, onClose }: { row?: ClueEvent; onClose: () => void }) => {
  const t = useT()
  const taken = useTaken((eventCode) => clueEvents.list({ eventCode, pageNo: 1, pageSize: 1 }, { quiet: true }), {
    key: 'eventCode',
    fault: t('channels.codeTaken'),
  })
  const fixed = row !== undefined && is(row.status, enableStatus.enabled)
  const save = ({ eventCode, eventName, eventType, seriesCode, startTime, endTime, remark }: Values) => {
    const rest = { endTime, remark: remark ?? '' }
    const all = { eventName, eventType, seriesCode: seriesCode ?? '', startTime, ...rest }
    if (!row) return clueEvents.create({ eventCode, ...all })
    return clueEvents.update({ id: row.id, ...(fixed ? rest : all) })
  }
  return (
    <FormPanel
      open
      width={560}
      name={`event.${row?.id ?? 'new'}`}
      title={t(row ? 'channels.editOf' : 'channels.newEvent', { name: row?.eventName })}
      initial={row ?? {}}
      save={save}
      done={t('leads.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {fixed && <Alert type="info" showIcon title={t('channels.eventFixed')} className="space-below" />}
          <Field of={clueEvent.eventCode} disabled={row !== undefined} check={row ? undefined : taken} />
          <Field of={clueEvent.eventName} disabled={fixed} />
          <div className="two-columns">
            <Field of={clueEvent.eventType} disabled={fixed} />
            <Field of={series} disabled={fixed}>
              <SeriesPicker />
            </Field>
            <Field of={clueEvent.startTime} disabled={fixed} />
            <Field
              of={clueEvent.endTime}
              needs={[clueEvent.startTime]}
              check={(value, { startTime }) =>
                typeof value === 'string' && typeof startTime === 'string' && value <= startTime
                  ? t('channels.endEarly')
                  : undefined
              }
            />
          </div>
          <Field of={clueEvent.remark} />
        </>
      )}
    </FormPanel>
  )
}
