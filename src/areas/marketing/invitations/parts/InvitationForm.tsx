import { Form } from 'antd'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import type { InvitationInput } from '@/api/marketing/invitationPosters'
import { is, isYes } from '@/entities/field'
import { type InvitationPoster, invitationPoster } from '@/entities/marketing/invitationPoster'
import { invitationStatus } from '@/entities/marketing/posterEnums'
import { Choices } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { formatTime } from '@/lib/time'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PeriodFields, PosterFields } from '../../parts/PosterFields'
import { InvitationPhone } from './InvitationPhone'

const poster = invitationPoster

const initialOf = (row: InvitationPoster | undefined): Partial<InvitationInput> => {
  if (!row) return { showAvatar: 0, audience: [], startTime: formatTime(Date.now(), 'YYYY-MM-DD HH:mm:00') }
  return {
    ...pick(row, 'title', 'imageUrl', 'qrPosition', 'showAvatar', 'audience', 'shareTitle', 'shareText', 'rewardText'),
    ...pick(row, 'startTime', 'endTime'),
  }
}

/** Returns the request body; the avatar box is included only if it is shown. */
const inputOf = ({ qrPosition: { x, y, size, ...avatar }, ...values }: InvitationInput): InvitationInput => ({
  ...values,
  qrPosition: { x, y, size, ...(isYes(values.showAvatar) ? avatar : {}) },
  shareText: values.shareText ?? '',
  rewardText: values.rewardText ?? '',
  endTime: values.endTime ?? '',
})

const Fields = ({ Field }: { Field: FormField<InvitationInput> }) => {
  const avatar = isYes(Form.useWatch(poster.showAvatar.key))
  return (
    <>
      <PosterFields Field={Field} image={poster.imageUrl} position={poster.qrPosition} avatar={avatar} />
      <Field of={poster.showAvatar} />
      <Field of={poster.title} />
      <Field of={poster.audience}>
        <Choices field={poster.audience} />
      </Field>
      <Field of={poster.shareTitle} />
      <Field of={poster.shareText} />
      <Field of={poster.rewardText} />
      <PeriodFields Field={Field} start={poster.startTime} end={poster.endTime} />
    </>
  )
}

/** Form of an invitation poster, saved with or without publishing it. */
export const InvitationForm = ({ row }: { row?: InvitationPoster }) => {
  const t = useT()
  const may = useMay()
  return (
    <FormScreen<InvitationInput>
      name="invitation"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={invitationPosters.create}
      whole
      update={invitationPosters.update}
      publish={
        !is(row?.status, invitationStatus.up) &&
        may('invitationPosters.setShelf') && {
          label: 'materials.savePutUp',
          run: (id, options) => invitationPosters.setShelf({ id, status: invitationStatus.up }, options),
          done: t('materials.savedUp'),
        }
      }
      done={t('materials.saved')}
      phone={(values) => <InvitationPhone of={values} />}
    >
      {({ Field }) => <Fields Field={Field} />}
    </FormScreen>
  )
}
