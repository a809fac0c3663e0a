import { Form as AntForm } from 'antd'
import * as socialChannels from '@/api/content/socialChannels'
import type { ParentInput } from '@/api/content/socialChannels'
import * as files from '@/api/system/files'
import { type ChannelParent, channelParent, parentLayout } from '@/entities/content/channel'
import { client, shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { Choice, Choices, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useTaken } from '@/kit/form/useTaken'
import { useSavedPage } from '@/kit/page/savedPage'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { codeError } from './code'
import { TypePhone } from './TypePhone'

const ICON = [96, 96] as const
const ICON_MB = 0.1

const NEW = { layout: parentLayout.tabs, appTypes: client.options.map(({ value }) => value), sort: 0 }

export const TypeForm = ({ row }: { row?: ChannelParent }) => {
  const may = useMay()
  const t = useT()
  const onSaved = useSavedPage()
  const isUp = row !== undefined && is(row.status, shelfStatus.up)
  return (
    <FormScreen<ParentInput>
      name="channelParent"
      row={row}
      initial={row ? { ...row, sort: numberIn(row.sort) ?? undefined } : NEW}
      create={socialChannels.createParent}
      update={socialChannels.updateParent}
      read={socialChannels.getParent}
      publish={
        !isUp &&
        may('socialChannels.shelveParent') && {
          label: 'columns.saveUp',
          run: (id, options) => socialChannels.shelveParent({ id, status: shelfStatus.up }, options),
          done: t('columns.savedUp'),
        }
      }
      done={t('columns.saved')}
      onSaved={onSaved}
      phone={(values) => <TypePhone of={{ id: row?.id, ...values }} />}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormScreen>
  )
}

const Fields = ({ Field, row }: { Field: FormField<ParentInput>; row?: ChannelParent }) => {
  const t = useT()
  const layout: unknown = AntForm.useWatch(channelParent.layout.key) ?? row?.layout
  const needsIcons = is(layout, parentLayout.grid, parentLayout.side)
  const taken = (key: 'channelName' | 'channelCode') => ({
    key,
    fault: t('columns.taken', { field: t(channelParent[key].label) }),
    own: row?.[key],
  })
  const ask = (input: object) => socialChannels.listParents({ ...input, pageSize: 100 }, { quiet: true })
  const nameTaken = useTaken((channelName) => ask({ channelName }), taken('channelName'))
  const codeTaken = useTaken((channelCode) => ask({ channelCode }), taken('channelCode'))
  const icon = <ImageBox to={files.upload} drop={files.remove} megabytes={ICON_MB} types={['png']} size={ICON} />
  return (
    <>
      <div className="two-columns">
        <Field of={channelParent.channelName} check={nameTaken} />
        <Field
          of={channelParent.channelCode}
          disabled={row !== undefined}
          hint={t('columns.codeHint')}
          check={(value) => codeError(value, t) ?? codeTaken(value)}
        />
      </div>
      <Field of={channelParent.layout}>
        <Choice field={channelParent.layout} />
      </Field>
      <div className="two-columns">
        <Field of={channelParent.icon} required={needsIcons} hint={t('columns.iconHint')}>
          {icon}
        </Field>
        <Field of={channelParent.iconActive} required={needsIcons} hint={t('columns.iconHint')}>
          {icon}
        </Field>
      </div>
      <Field of={channelParent.appTypes}>
        <Choices field={channelParent.appTypes} />
      </Field>
      <Field of={channelParent.sort}>
        <NumberBox precision={0} min={0} max={9999} />
      </Field>
      <Field of={channelParent.remark} />
    </>
  )
}
