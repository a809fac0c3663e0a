import { Alert, Button, Form as AntForm, Input, Space } from 'antd'
import { useState } from 'react'
import type { PlateInput } from '@/api/community/socialConfig'
import * as socialChannels from '@/api/content/socialChannels'
import { ContentPicker, TargetBox } from '@/business/links/ContentPicker'
import type { ContentKind } from '@/business/links/sources'
import { latestPlate, sourceType } from '@/entities/community/latestPlate'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { derived, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { useShown } from './BlockPhone'

const KINDS: Readonly<Partial<Record<number, readonly ContentKind[]>>> = {
  [sourceType.board]: ['plate'],
  [sourceType.topic]: ['topic'],
  [sourceType.club]: ['club'],
  [sourceType.activity]: ['enroll', 'vote'],
}
const channels = () =>
  derived(socialChannels.listChildOptions.query({}, { quiet: true }), 'published', (all) =>
    all.filter(({ status }) => is(status, shelfStatus.up)),
  )
const channelChoice = ({ id, channelName }: socialChannels.ChannelOption) => ({ value: id, label: channelName })

const ChannelBox = ({
  choose,
  ...control
}: ControlProps<string> & { label: string; choose: (id: string | undefined, name: string) => void }) => {
  const { data } = useLoad(channels())
  return (
    <CallSelect
      {...control}
      of={channels()}
      choice={channelChoice}
      onChange={(id) => choose(id, data?.find((one) => one.id === id)?.channelName ?? '')}
    />
  )
}

/**
 * Source of a block: board, topic, club or activity from a dialog, or a channel from a list. The form holds its id
 * and its name.
 */
export const SourceBox = ({
  gone,
  ...control
}: ControlProps<string> & {
  /** Id of the source that was no longer visible to users when the block was loaded. */
  gone: string | undefined
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<PlateInput>()
  const values = AntForm.useWatch((all: PlateInput) => all, { form, preserve: true }) ?? {}
  const label = t(latestPlate.sourceName.label)
  const kinds = KINDS[Number(values.sourceType)]
  const choose = (id: string | undefined, name: string) => {
    form.setFieldValue(latestPlate.sourceName.key, name)
    control.onChange?.(id ?? '')
  }
  if (!kinds) return <ChannelBox {...control} label={label} choose={choose} />
  return (
    <TargetBox
      {...control}
      label={label}
      kinds={kinds}
      title={control.value ? plain(values.sourceName) || control.value : plain(values.sourceName)}
      gone={gone !== undefined && control.value === gone}
      onPick={(picked) => choose(picked?.id, picked?.title ?? '')}
    />
  )
}

export const NothingYet = () => {
  const t = useT()
  const values = AntForm.useWatch((all: PlateInput) => all, { preserve: true }) ?? {}
  if (useShown(values)?.length !== 0) return null
  return <Alert type="warning" showIcon title={t('feed.nothing')} description={t('feed.nothingEffect')} />
}

/** Link of a block: a typed address or an app page chosen in a dialog. */
export const LinkBox = ({ id, value, onChange, disabled }: ControlProps<string>) => {
  const t = useT()
  const { act, busy } = useAction()
  const [open, setOpen] = useState(false)
  return (
    <Space.Compact block>
      <Input
        id={id}
        value={value}
        disabled={disabled}
        maxLength={500}
        placeholder="https://"
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Button disabled={disabled} loading={busy} onClick={() => setOpen(true)}>
        {t('feed.inApp')}
      </Button>
      {open && (
        <ContentPicker
          kinds={['news', 'qaa']}
          onPick={([picked]) => {
            setOpen(false)
            if (picked)
              void act(
                async () => {
                  const contentType = picked.kind === 'qaa' ? 'qaa' : 'news'
                  onChange?.((await socialChannels.getHtmlUrl({ contentType, id: picked.id })).url)
                },
                { keep: true },
              )
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Space.Compact>
  )
}
