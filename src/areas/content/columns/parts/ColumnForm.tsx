import { Form as AntForm } from 'antd'
import * as socialChannels from '@/api/content/socialChannels'
import type { ChildInput } from '@/api/content/socialChannels'
import * as files from '@/api/system/files'
import { type ChannelChild, channelChild, channelContent, childLayout } from '@/entities/content/channel'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choice, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useTaken } from '@/kit/form/useTaken'
import { useSavedPage } from '@/kit/page/savedPage'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { mayHave, numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { codeError } from './code'
import { ColumnPhone } from './ColumnPhone'
import { allParents, parentChoice } from './parents'

const ICON = [96, 96] as const
const COVER = [750, 320] as const

const NEW = {
  contentType: channelContent.articles,
  layout: childLayout.sidePicture,
  defaultFlag: 0,
  commentFlag: 1,
  sort: 0,
} as const

export const ColumnForm = ({ row }: { row?: ChannelChild }) => {
  const t = useT()
  const may = useMay()
  const { count } = useFormats()
  const { query } = useScreen()
  const onSaved = useSavedPage()
  const isUp = row !== undefined && is(row.status, shelfStatus.up)
  const ask = ({ parentId }: ChildInput) =>
    row && mayHave(row.contentCount) && parentId !== row.parentId
      ? {
          title: t('columns.moveAsk', { name: row.channelName }),
          effect: t('columns.moveEffect', { items: count(row.contentCount) }),
        }
      : undefined
  return (
    <FormScreen<ChildInput>
      name="channelChild"
      row={row}
      initial={
        row
          ? { ...row, sort: numberIn(row.sort) ?? undefined }
          : { ...NEW, parentId: query.get('parentId') ?? undefined }
      }
      create={socialChannels.createChild}
      update={socialChannels.updateChild}
      read={socialChannels.getChild}
      ask={ask}
      publish={
        !isUp &&
        may('socialChannels.shelveChild') && {
          label: 'columns.saveUp',
          ask,
          run: (id, options) => socialChannels.shelveChild({ id, status: shelfStatus.up }, options),
          done: t('columns.savedUp'),
        }
      }
      done={t('columns.saved')}
      onSaved={onSaved}
      phone={(values) => <ColumnPhone of={{ id: row?.id, ...values }} />}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormScreen>
  )
}

const Fields = ({ Field, row }: { Field: FormField<ChildInput>; row?: ChannelChild }) => {
  const t = useT()
  const parentId: unknown = AntForm.useWatch(channelChild.parentId.key) ?? row?.parentId
  const ask = (input: object) => socialChannels.listChildren({ ...input, pageSize: 100 }, { quiet: true })
  const faultOf = (key: 'channelName' | 'channelCode') => t('columns.taken', { field: t(channelChild[key].label) })
  const nameTaken = useTaken((channelName) => ask({ channelName }), {
    key: 'channelName',
    fault: faultOf('channelName'),
    own: parentId === row?.parentId ? row?.channelName : undefined,
    within: { parentId },
  })
  const codeTaken = useTaken((channelCode) => ask({ channelCode }), {
    key: 'channelCode',
    fault: faultOf('channelCode'),
    own: row?.channelCode,
  })
  return (
    <>
      <div className="two-columns">
        <Field of={channelChild.parentId}>
          <CallSelect of={allParents()} choice={parentChoice} label={t(channelChild.parentId.label)} />
        </Field>
        <Field of={channelChild.channelName} check={nameTaken} needs={[channelChild.parentId]} />
        <Field
          of={channelChild.channelCode}
          disabled={row !== undefined}
          hint={t('columns.codeHint')}
          check={(value) => codeError(value, t) ?? codeTaken(value)}
        />
        <Field of={channelChild.sort}>
          <NumberBox precision={0} min={0} max={9999} />
        </Field>
      </div>
      <Field
        of={channelChild.contentType}
        disabled={row !== undefined && mayHave(row.contentCount)}
        hint={t('columns.contentHint')}
      >
        <Choice field={channelChild.contentType} />
      </Field>
      <Field of={channelChild.layout}>
        <Choice field={channelChild.layout} />
      </Field>
      <div className="two-columns">
        <Field of={channelChild.icon} hint={t('columns.iconHint')}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={0.1} types={['png']} size={ICON} />
        </Field>
        <Field of={channelChild.cover} hint={t('columns.coverHint')}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={1} size={COVER} />
        </Field>
      </div>
      <Field of={channelChild.remark} />
      <div className="two-columns">
        <Field of={channelChild.defaultFlag} />
        <Field of={channelChild.commentFlag} />
      </div>
    </>
  )
}
