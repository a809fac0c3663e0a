import { Form as AntForm } from 'antd'
import { prorateProfile as profile } from '@/entities/orders/prorateAccount'
import { reshaped, useLax } from '@/kit/form/Form'
import { useT } from '@/locales'
import { type ApplyValues, neededPictures } from '../application'
import { PictureSlots } from './PictureSlots'
import type { StepProps } from './steps'

/** The papers of an application as pictures. */
export const PicturesStep = ({ Field, checks, change, values, dealerCode }: StepProps) => {
  const t = useT()
  const isLax = useLax()
  const form = AntForm.useFormInstance<ApplyValues>()
  const all: Partial<ApplyValues> = AntForm.useWatch((now: ApplyValues) => now, { form, preserve: true }) ?? {}
  return (
    // The slots alone give and take its value.
    <Field
      of={reshaped(profile.pictures)}
      hint={t('account.pictureHint')}
      check={(value, now) => (isLax() ? undefined : checks.pictures(value, now))}
    >
      <PictureSlots
        needed={neededPictures(all)}
        dealerCode={dealerCode}
        change={(to) => change({ pictures: to(values().pictures ?? []) })}
      />
    </Field>
  )
}
