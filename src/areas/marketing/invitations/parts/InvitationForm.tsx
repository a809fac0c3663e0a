import { Form } from 'antd'
import { useState } from 'react'
import * as invitationPosters from '@/api/invitationPosters'
import type { InvitationInput } from '@/api/invitationPosters'
import { type InvitationPoster, invitationPoster } from '@/entities/marketing/invitationPoster'
import { Choices } from '@/kit/form/controls'
import { Field, FormBody } from '@/kit/form/Form'
import { formatTime } from '@/lib/time'
import { useMay } from '@/session/identity'
import { PeriodFields, PosterFields } from '../../parts/PosterFields'
import { usePutUpForm } from '../../parts/usePutUpForm'
import { WithPhone } from '../../parts/WithPhone'
import { InvitationPhone } from './InvitationPhone'

const poster = invitationPoster
const UP = 1

const initialOf = (row: InvitationPoster | undefined): Partial<InvitationInput> => {
  if (!row) return { showAvatar: 0, audience: [], startTime: formatTime(Date.now(), 'YYYY-MM-DD HH:mm:00') }
  const { title, imageUrl, qrPosition, showAvatar, audience, shareTitle, shareText, rewardText, startTime, endTime } = row
  return { title, imageUrl, qrPosition, showAvatar, audience, shareTitle, shareText, rewardText, startTime, endTime }
}

/** What goes to the server: a box with avatar and name only where it is shown. */
const inputOf = ({ qrPosition: { x, y, size, ...avatar }, ...values }: InvitationInput): InvitationInput => ({
  ...values,
  qrPosition: { x, y, size, ...(values.showAvatar === 1 ? avatar : {}) },
  shareText: values.shareText ?? '',
  rewardText: values.rewardText ?? '',
  endTime: values.endTime ?? '',
})

const Fields = () => {
  const avatar = Number(Form.useWatch(poster.showAvatar.key)) === 1
  return (
    <>
      <PosterFields image={poster.imageUrl} position={poster.qrPosition} avatar={avatar} />
      <Field of={poster.showAvatar} />
      <Field of={poster.title} />
      <Field of={poster.audience}>
        <Choices field={poster.audience} />
      </Field>
      <Field of={poster.shareTitle} />
      <Field of={poster.shareText} />
      <Field of={poster.rewardText} />
      <PeriodFields start={poster.startTime} end={poster.endTime} />
    </>
  )
}

const Preview = () => {
  const values: Partial<InvitationInput> | undefined = Form.useWatch((all: Partial<InvitationInput>) => all)
  return <InvitationPhone of={values ?? {}} />
}

/** Makes an invitation poster, or changes one; saved, or saved and put up. */
export const InvitationForm = ({ row }: { row?: InvitationPoster }) => {
  const may = useMay()
  const [initial] = useState(() => initialOf(row))
  const { body, buttons } = usePutUpForm<InvitationInput>({
    name: `invitation.${row?.id ?? 'new'}`,
    initial,
    id: row?.id,
    create: (values) => invitationPosters.create(inputOf(values)),
    update: (id, values) => invitationPosters.update({ id, ...inputOf(values) }),
    putUp: (id) => invitationPosters.setShelf({ id, status: 1 }),
    mayPutUp: Number(row?.status) !== UP && may('invitationPosters.setShelf'),
    list: '/marketing-management/invitation-index',
  })
  return (
    <section className="card">
      <FormBody {...body}>
        <WithPhone phone={<Preview />}>
          <Fields />
          {buttons}
        </WithPhone>
      </FormBody>
    </section>
  )
}
