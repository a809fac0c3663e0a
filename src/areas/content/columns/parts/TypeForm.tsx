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
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useSaved } from '../../parts/useSaved'
import { codeError } from './code'
import { TypePhone } from './TypePhone'

const ICON = [96, 96] as const
const ICON_MB = 0.1

const initialOf = (row: ChannelParent | undefined): Partial<ParentInput> =>
  row
    ? {
        channelName: row.channelName,
        channelCode: row.channelCode,
        icon: row.icon,
        iconActive: row.iconActive,
        layout: row.layout,
        appTypes: row.appTypes,
        sort: numberIn(row.sort) ?? undefined,
        remark: row.remark,
      }
    : { layout: parentLayout.tabs, appTypes: client.options.map(({ value }) => value), sort: 0 }

/** Makes or changes a column type; saved, or saved and published. */
export const TypeForm = ({ row }: { row?: ChannelParent }) => {
  const may = useMay()
  const { publish, onSaved } = useSaved()
  const isUp = row !== undefined && is(row.status, shelfStatus.up)
  return (
    <FormScreen
      name={`channelParent.${row?.id ?? 'new'}`}
      initial={initialOf(row)}
      id={row?.id}
      create={(values) => socialChannels.createParent(values)}
      update={(id, values, force) =>
        socialChannels.updateParent(
          { id, ...changesOf(initialOf(row), values), updateTime: row?.updateTime, ...force },
          { quiet: true },
        )
      }
      newer={(id) => socialChannels.getParent({ id }, { quiet: true })}
      publish={
        !isUp &&
        may('socialChannels.shelveParent') && {
          label: 'columns.saveUp',
          run: (id) => publish(() => socialChannels.shelveParent({ id, status: shelfStatus.up })),
        }
      }
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
