import { Alert, Checkbox } from 'antd'
import * as customMsgs from '@/api/voice/customMsgs'
import { type CustomMsg, customMsg as fields, MAX_REPUSH } from '@/entities/voice/customMsg'
import type { ControlProps } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { optionName, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { nameOf } from './messageName'

const CHANNELS = { key: 'channels', label: 'customMsgs.repushChannels', kind: 'multi', value: undefined } as const

/** The channels that lost somebody, each with the number of people who still may be reached. */
const LostChannels = ({ id, value, onChange, of }: ControlProps<number[]> & { of: CustomMsg['retryable'] }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <span id={id}>
      <Checkbox.Group<number>
        value={value}
        onChange={onChange}
        options={of.map(({ channel, count: people }) => ({
          value: Number(channel),
          label: t('messaging.lostIn', { channel: optionName(t, fields.channels, channel), n: count(people) }),
        }))}
      />
    </span>
  )
}

/** Pushes a message again to those alone who did not get it, in chosen channels. */
export const RepushDialog = ({ row, onClose }: { row: CustomMsg; onClose: () => void }) => {
  const t = useT()
  const left = MAX_REPUSH - (numberIn(row.repushCount) ?? 0)
  return (
    <FormPanel<{ channels?: number[] }>
      open
      asWindow
      name={`message.repush.${row.id}`}
      title={t('customMsgs.repushOf', { title: nameOf(row) })}
      initial={{ channels: row.retryable.map(({ channel }) => Number(channel)) }}
      save={({ channels = [] }) => customMsgs.repush({ id: row.id, channels })}
      done={t('customMsgs.repushed')}
      saveText={t('customMsgs.repush')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="info" showIcon className="space-below" title={t('customMsgs.repushNote', { left })} />
          <Field of={CHANNELS} required>
            <LostChannels of={row.retryable} />
          </Field>
        </>
      )}
    </FormPanel>
  )
}
