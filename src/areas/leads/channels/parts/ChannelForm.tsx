import { Form as AntForm } from 'antd'
import * as clueChannels from '@/api/leads/clueChannels'
import { is } from '@/entities/field'
import { type Channel, channel } from '@/entities/leads/channel'
import { channelLevel } from '@/entities/leads/enums'
import { Choice, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { derived, useLoad } from '@/kit/data/load'
import { matchesWords } from '@/lib/foldText'
import { useT } from '@/locales'

const CODE = /^[A-Z0-9_]{2,}$/

type Values = Pick<
  Channel,
  'channelLevel' | 'parentCode' | 'channelName' | 'channelCode' | 'channelType' | 'followLimit' | 'sort' | 'remark'
>

const firstLevel = (keyword: string) =>
  derived(clueChannels.listFirstLevel.query(), ['choices', keyword], (rows) =>
    rows
      .map(({ channelCode, channelName }) => ({ value: channelCode, label: channelName }))
      .filter(({ label }) => matchesWords(label, keyword)),
  )

const ParentSelect = (props: ControlProps<string | undefined>) => {
  const { data } = useLoad(firstLevel(''))
  return (
    <RemoteSelect
      {...props}
      ask={firstLevel}
      known={data}
      onChange={(code) => props.onChange?.(typeof code === 'string' ? code : '')}
    />
  )
}

/**
 * True if another channel of this level and parent has this name. False if the check fails, since the server
 * validates anyway.
 */
const isTaken = async (name: string, id: string | undefined, level: number, parentCode: string): Promise<boolean> => {
  const read = level === channelLevel.second ? clueChannels.listSecondLevel : clueChannels.listFirstLevel
  const rows = await read().catch(() => [])
  return rows.some(
    (row) =>
      row.id !== id && row.channelName === name && (level !== channelLevel.second || row.parentCode === parentCode),
  )
}

/** Form of a new channel, below `parentCode` if set, or of an existing one, whose level and code are fixed. */
export const ChannelForm = ({
  row,
  parentCode,
  onClose,
}: {
  row?: Channel
  parentCode: string
  onClose: () => void
}) => {
  const t = useT()
  const initial: Partial<Values> = row ?? {
    channelLevel: parentCode ? channelLevel.second : channelLevel.first,
    parentCode,
    followLimit: 30,
    sort: 0,
  }
  const save = ({
    channelLevel: level,
    parentCode: parent,
    channelName,
    channelCode,
    channelType,
    followLimit,
    sort,
    remark,
  }: Values) =>
    clueChannels.save({
      ...(row && { id: row.id }),
      channelLevel: level,
      parentCode: is(level, channelLevel.second) ? parent : '',
      channelName,
      channelCode,
      channelType,
      followLimit,
      sort,
      remark: remark ?? '',
    })
  return (
    <FormPanel
      open
      width={480}
      name={`channel.${row?.id ?? `new.${parentCode}`}`}
      title={t(row ? 'channels.editOf' : 'channels.new', { name: row?.channelName })}
      initial={initial}
      save={save}
      done={t('leads.saved')}
      onClose={onClose}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormPanel>
  )
}

const Fields = ({ Field, row }: { Field: FormField<Values>; row?: Channel }) => {
  const t = useT()
  const level = Number(AntForm.useWatch(channel.channelLevel.key) ?? row?.channelLevel)
  return (
    <>
      <Field of={channel.channelLevel} disabled={row !== undefined}>
        <Choice field={channel.channelLevel} />
      </Field>
      {level === channelLevel.second && (
        <Field of={channel.parentCode} required>
          <ParentSelect />
        </Field>
      )}
      <Field
        of={channel.channelName}
        needs={[channel.channelLevel, channel.parentCode]}
        check={async (value, all) =>
          (await isTaken(String(value ?? '').trim(), row?.id, Number(all.channelLevel), String(all.parentCode ?? '')))
            ? t('channels.nameTaken')
            : undefined
        }
      />
      <Field
        of={channel.channelCode}
        disabled={row !== undefined}
        check={(value) => (CODE.test(String(value ?? '').trim()) ? undefined : t('channels.badCode'))}
      />
      <Field of={channel.channelType} />
      <Field of={channel.followLimit} required />
      <Field of={channel.sort} required />
      <Field of={channel.remark} />
    </>
  )
}
