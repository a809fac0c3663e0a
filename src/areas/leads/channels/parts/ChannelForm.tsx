import { Form as AntForm } from 'antd'
import * as clueChannels from '@/api/clueChannels'
import { type Channel, channel } from '@/entities/leads/channel'
import { Choice, type ControlProps } from '@/kit/form/controls'
import { Field } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { derived, useLoad } from '@/kit/load'
import { useT } from '@/locales'

const SECOND = 2
const CODE = /^[A-Z0-9_]{2,}$/

type Values = Pick<Channel, 'channelLevel' | 'parentCode' | 'channelName' | 'channelCode' | 'channelType' | 'followLimit' | 'sort' | 'remark'>

const firstLevel = (keyword: string) =>
  derived(clueChannels.listFirstLevel.query(), ['choices', keyword], (rows) =>
    rows
      .map(({ channelCode, channelName }) => ({ value: channelCode, label: channelName }))
      .filter(({ label }) => label.toLowerCase().includes(keyword.toLowerCase())),
  )

const ParentSelect = (props: ControlProps<string | undefined>) => {
  const { data } = useLoad(firstLevel(''))
  return <RemoteSelect {...props} ask={firstLevel} known={data} onChange={(code) => props.onChange?.(typeof code === 'string' ? code : '')} />
}

/** Whether another channel beside this one is called so; without an answer the server decides. */
const isTaken = async (name: string, id: string | undefined, level: number, parentCode: string): Promise<boolean> => {
  const read = level === SECOND ? clueChannels.listSecondLevel : clueChannels.listFirstLevel
  const rows = await read(undefined, { quiet: true }).catch(() => [])
  return rows.some((row) => row.id !== id && row.channelName === name && (level !== SECOND || row.parentCode === parentCode))
}

/** A new channel, below another one with `parentCode`, or a change of one: its level and code stay. */
export const ChannelForm = ({ row, parentCode, onClose }: { row?: Channel; parentCode: string; onClose: () => void }) => {
  const t = useT()
  const initial: Partial<Values> = row ?? { channelLevel: parentCode ? SECOND : 1, parentCode, followLimit: 30, sort: 0 }
  const save = ({ channelLevel, parentCode: parent, channelName, channelCode, channelType, followLimit, sort, remark }: Values) =>
    clueChannels.save({
      ...(row && { id: row.id }),
      channelLevel,
      parentCode: Number(channelLevel) === SECOND ? parent : '',
      channelName,
      channelCode,
      channelType,
      followLimit,
      sort,
      remark: remark ?? '',
    })
  return (
    <FormPanel<Values>
      open
      width={480}
      name={`channel.${row?.id ?? `new.${parentCode}`}`}
      title={t(row ? 'channels.editOf' : 'channels.new', { name: row?.channelName })}
      initial={initial}
      save={save}
      done={t('leads.saved')}
      onClose={onClose}
    >
      <Fields row={row} />
    </FormPanel>
  )
}

const Fields = ({ row }: { row?: Channel }) => {
  const t = useT()
  const level = Number(AntForm.useWatch(channel.channelLevel.key) ?? row?.channelLevel)
  return (
    <>
      <Field of={channel.channelLevel} disabled={row !== undefined}>
        <Choice field={channel.channelLevel} />
      </Field>
      {level === SECOND && (
        <Field of={channel.parentCode} required>
          <ParentSelect />
        </Field>
      )}
      <Field
        of={channel.channelName}
        needs={[channel.channelLevel, channel.parentCode]}
        check={async (value, all) =>
          (await isTaken(String(value ?? '').trim(), row?.id, Number(all.channelLevel), String(all.parentCode ?? ''))) ? t('channels.nameTaken') : undefined
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
