import * as clueEvents from '@/api/leads/clueEvents'
import { findById } from '@/api/findById'
import { LazyCascader } from '@/business/cascade'
import { type EventChannel, eventChannel } from '@/entities/leads/eventChannel'
import { enableStatus } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import { reshaped } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { named } from '@/kit/show/format'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { CHANNEL_LEVELS } from '../../parts/channelLevels'
import { EventSelect } from '../../parts/EventFilter'

const HTTPS = /^https:\/\/\S+$/i

interface Values {
  eventCode: string
  /** First and second level. The server reports errors of the pair under this key. */
  twoChannelCode: string[]
  landingUrl?: string
}

/** Fields of the form, keyed by the codes that are sent. */
const event = { ...eventChannel.eventName, key: 'eventCode' } as const
const channels = { ...reshaped(eventChannel.twoChannel), key: 'twoChannelCode', label: 'channels.filter' } as const

const ChannelBox = ({ onChange, ...rest }: ControlProps<string[]>) => (
  <LazyCascader {...rest} levels={CHANNEL_LEVELS} onChange={(codes) => onChange?.(codes)} />
)

export const EventChannelForm = ({
  row,
  eventCode,
  onClose,
}: {
  row?: EventChannel
  eventCode: string
  onClose: () => void
}) => {
  const t = useT()
  // The event in the filter may be disabled and then cannot be chosen.
  const asked = useLoad(findById(clueEvents.list, { eventCode, status: enableStatus.enabled }), {
    enabled: !row && eventCode !== '',
  })
  if (asked.first) return null
  const initial: Values = row
    ? { eventCode, twoChannelCode: [row.oneChannelCode, row.twoChannelCode], landingUrl: row.landingUrl }
    : { eventCode: asked.data?.eventCode ?? '', twoChannelCode: [] }
  const save = ({ eventCode: code, twoChannelCode: [oneChannelCode, twoChannelCode], landingUrl }: Values) => {
    const input = { eventCode: code, oneChannelCode, twoChannelCode, landingUrl: landingUrl ?? '' }
    return row ? clueEvents.updateChannel({ id: row.id, ...input }) : clueEvents.createChannel(input)
  }
  return (
    <FormPanel
      open
      width={480}
      name={`eventChannel.${row?.id ?? 'new'}`}
      title={t(row ? 'channels.editOf' : 'channels.newEventChannel', {
        name: row && named(row.eventName, row.twoChannel),
      })}
      initial={initial}
      save={save}
      done={t('leads.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={event}>
            <EventSelect enabled />
          </Field>
          <Field of={channels}>
            <ChannelBox />
          </Field>
          <Field
            of={eventChannel.landingUrl}
            check={(value) =>
              typeof value === 'string' && value.trim() && !HTTPS.test(value.trim())
                ? t('channels.badLanding')
                : undefined
            }
          />
        </>
      )}
    </FormPanel>
  )
}
