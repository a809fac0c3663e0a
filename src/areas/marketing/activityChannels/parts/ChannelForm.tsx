import { Button, Input, Space } from 'antd'
import * as activities from '@/api/marketing/activities'
import { type ActivityChannel, activityChannel } from '@/entities/marketing/activityChannel'
import { reshaped } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import type { ControlProps } from '@/kit/form/controls'
import { randomText } from '@/lib/randomText'
import { useT } from '@/locales'
import { LeadChannelBox } from './leadChannels'

const LENGTH = 6
/** Capitals and digits that cannot be confused with one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTWXYZ2345678'

const CodeBox = ({ id, value, onChange, disabled }: ControlProps<string>) => {
  const t = useT()
  return (
    <Space.Compact block>
      <Input
        id={id}
        value={value}
        disabled={disabled}
        autoComplete="off"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {!disabled && (
        <Button onClick={() => onChange?.(randomText(LENGTH, SIGNS))}>{t('activityChannels.generate')}</Button>
      )}
    </Space.Compact>
  )
}

const channel = activityChannel
const CODE = /^[A-Z0-9_]{2,20}$/

const leadChannel = { ...reshaped(channel.twoChannel), label: 'activityChannels.leadChannel' } as const

/** Form values. The lead channel is one field, `twoChannel`, with the codes of both levels. */
type Values = Pick<ActivityChannel, 'channelName' | 'channelType' | 'channelCode' | 'remark'> & { twoChannel: string[] }

const NEW: Partial<Values> = { remark: '' }
const initialOf = ({
  channelName,
  channelType,
  channelCode,
  remark,
  oneChannelCode,
  twoChannelCode,
}: ActivityChannel): Partial<Values> => ({
  channelName,
  channelType,
  channelCode,
  remark,
  twoChannel: [oneChannelCode, twoChannelCode].filter(Boolean),
})

/** Form of an advertising channel. The code cannot change, since links contain it. */
export const ChannelForm = ({ row, onClose }: { row?: ActivityChannel; onClose: () => void }) => {
  const t = useT()
  const initial = row ? initialOf(row) : NEW
  const save = ({ remark, twoChannel: [oneChannelCode = '', twoChannelCode = ''], ...values }: Values) =>
    activities.saveChannel({ ...(row && { id: row.id }), ...values, oneChannelCode, twoChannelCode, remark })
  return (
    <FormPanel
      open
      width={480}
      name={`activityChannel.${row?.id ?? 'new'}`}
      title={row ? t('activityChannels.editOf', { name: row.channelName }) : t('activityChannels.new')}
      initial={initial}
      save={save}
      done={t('activityChannels.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={channel.channelName} />
          <Field of={channel.channelType} />
          <Field
            of={channel.channelCode}
            disabled={row !== undefined}
            check={(value) =>
              row || (typeof value === 'string' && CODE.test(value.trim())) ? undefined : t('activityChannels.badCode')
            }
          >
            <CodeBox />
          </Field>
          <Field of={leadChannel}>
            <LeadChannelBox label={t(leadChannel.label)} />
          </Field>
          <Field of={channel.remark} />
        </>
      )}
    </FormPanel>
  )
}
