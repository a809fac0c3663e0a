import { Alert, Checkbox } from 'antd'
import { type ReactNode, useState } from 'react'
import * as customMsgs from '@/api/voice/customMsgs'
import { notify } from '@/api/notices'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  type CustomMsg,
  customMsg as fields,
  type LostChannel,
  MAX_REPUSH,
  msgStatus,
} from '@/entities/voice/customMsg'
import type { Action } from '@/kit/actions/actions'
import type { ControlProps } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import { useScreen } from '@/kit/page/screen'
import { optionName, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMessageGroup } from '../../parts/messageGroup'
import { nameOf } from './messageValues'

const DAY = 86_400_000
const REASON = { label: 'customMsgs.reason', required: true, min: 2, max: 200 } as const

/** True if a message can still be withdrawn: until it is pushed, and for one day after that. */
const mayWithdraw = ({ status, sendTime, createTime }: CustomMsg): boolean => {
  const pushed = toMillis(sendTime) ?? toMillis(createTime)
  return (
    is(status, msgStatus.scheduled, msgStatus.pushing) ||
    (is(status, msgStatus.done, msgStatus.partly) && pushed !== undefined && Date.now() - pushed < DAY)
  )
}

/** Returns the channels that can be pushed again: those with failures, or all if the server named none. */
const lostOf = ({ retryable, channels }: CustomMsg): readonly LostChannel[] =>
  retryable ?? channels.map((channel) => ({ channel: Number(channel), count: null }))

const CHANNELS = { key: 'channels', label: 'customMsgs.repushChannels', kind: 'multi', value: undefined } as const

const LostChannels = ({ id, value, onChange, of }: ControlProps<number[]> & { of: readonly LostChannel[] }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <span id={id}>
      <Checkbox.Group<number>
        value={value}
        onChange={onChange}
        options={of.map(({ channel, count: people }) => ({
          value: channel,
          label: t('messaging.lostIn', { channel: optionName(t, fields.channels, channel), n: count(people) }),
        }))}
      />
    </span>
  )
}

/** Pushes a message again in the chosen channels, only to people whom it did not reach. */
const RepushDialog = ({ row, onClose }: { row: CustomMsg; onClose: () => void }) => {
  const t = useT()
  const lost = lostOf(row)
  const left = MAX_REPUSH - (numberIn(row.repushCount) ?? 0)
  return (
    <FormPanel<{ channels?: number[] }>
      open
      asWindow
      name={`message.repush.${row.id}`}
      title={t('customMsgs.repushOf', { title: nameOf(row) })}
      initial={{ channels: lost.map(({ channel }) => channel) }}
      save={({ channels = [] }) => customMsgs.repush({ id: row.id, channels })}
      done={t('customMsgs.repushed')}
      saveText={t('customMsgs.repush')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="info" showIcon className="space-below" title={t('customMsgs.repushNote', { left })} />
          <Field of={CHANNELS} required>
            <LostChannels of={lost} />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

/** Actions of a message by state, in list and detail. Only headquarters writes messages. */
export const useMessageActions = (): { of: (row: CustomMsg) => Action[]; windows: ReactNode } => {
  const t = useT()
  const { go } = useScreen()
  const { count } = useFormats()
  const { head } = useViewer()
  const { message: page } = useMessageGroup()
  const [opened, setOpened] = useState<{ what: 'repush' | 'withdraw'; row: CustomMsg }>()
  const close = () => setOpened(undefined)
  const of = (row: CustomMsg): Action[] =>
    head
      ? [
          {
            label: 'customMsgs.repush',
            can: 'customMsgs.repush',
            next: true,
            hide:
              !is(row.status, msgStatus.partly, msgStatus.failed) ||
              (numberIn(row.repushCount) ?? 0) >= MAX_REPUSH ||
              lostOf(row).length === 0,
            run: () => setOpened({ what: 'repush', row }),
          },
          { label: 'kit.duplicate', can: 'customMsgs.create', run: () => go(to(page, { copyId: row.id })) },
          {
            label: 'customMsgs.withdraw',
            can: 'customMsgs.withdraw',
            danger: true,
            hide: !mayWithdraw(row),
            run: () => setOpened({ what: 'withdraw', row }),
          },
        ]
      : []
  const { what, row } = opened ?? {}
  const left = (numberIn(row?.targetCount) ?? 0) - (numberIn(row?.successCount) ?? 0) - (numberIn(row?.failCount) ?? 0)
  return {
    of,
    windows: row && (
      <>
        {what === 'repush' && <RepushDialog row={row} onClose={close} />}
        {what === 'withdraw' && (
          <ReasonDialog
            name={`message.withdraw.${row.id}`}
            title={t('customMsgs.withdrawAsk', { title: nameOf(row) })}
            field={REASON}
            note={
              is(row.status, msgStatus.scheduled, msgStatus.pushing)
                ? t('customMsgs.withdrawRest', { n: count(Math.max(0, left)) })
                : t('customMsgs.withdrawEffect')
            }
            okText={t('customMsgs.withdraw')}
            send={async (reason) => {
              const reached = await customMsgs.withdraw({ id: row.id, reason })
              notify('success', t('customMsgs.withdrawn', { n: count(reached) }))
            }}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
