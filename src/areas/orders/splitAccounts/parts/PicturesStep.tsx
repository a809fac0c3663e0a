import '../accounts.css'
import { Form as AntForm } from 'antd'
import { is } from '@/entities/field'
import { prorateProfile as profile } from '@/entities/orders/prorateAccount'
import { picType } from '@/entities/orders/prorateEnums'
import type { ProratePicture } from '@/entities/orders/proratePicture'
import { reshaped, useLax } from '@/kit/form/Form'
import { useT } from '@/locales'
import { type ApplyValues, neededPictures } from '../application'
import { PictureSlot } from './PictureSlot'
import type { StepProps } from './steps'

const MAX_OTHER = 3

/** Picture slots of an application. Uploads run in parallel, so `change` gets the latest value. */
const PictureSlots = ({
  value = [],
  change,
  needed,
  dealerCode,
  disabled = false,
}: {
  value?: ProratePicture[]
  change: (to: (now: ProratePicture[]) => ProratePicture[]) => void
  needed: readonly number[]
  dealerCode: string
  disabled?: boolean
}) => {
  // `type` is a picture type.
  const of = (type: number) => value.filter((one) => is(one.picType, type as ProratePicture['picType']))
  const others = of(picType.other)
  const put = (before: ProratePicture | undefined) => (picture: ProratePicture | undefined) =>
    change((now) => {
      const rest = now.filter(({ picId }) => picId !== before?.picId)
      return picture ? [...rest, picture] : rest
    })
  return (
    <ul className="account-pictures">
      {needed.map((type) => (
        <PictureSlot
          key={type}
          type={type}
          needed
          picture={of(type)[0]}
          dealerCode={dealerCode}
          disabled={disabled}
          set={put(of(type)[0])}
        />
      ))}
      {Array.from({ length: Math.min(others.length + 1, MAX_OTHER) }, (_, at) => (
        <PictureSlot
          key={`other${at}`}
          type={picType.other}
          place={at + 1}
          needed={false}
          picture={others[at]}
          dealerCode={dealerCode}
          disabled={disabled}
          set={put(others[at])}
        />
      ))}
    </ul>
  )
}

export const PicturesStep = ({ Field, checks, change, values, dealerCode }: StepProps) => {
  const t = useT()
  const isLax = useLax()
  const form = AntForm.useFormInstance<ApplyValues>()
  const all: Partial<ApplyValues> = AntForm.useWatch((now: ApplyValues) => now, { form, preserve: true }) ?? {}
  return (
    // Only the slots set its value.
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
