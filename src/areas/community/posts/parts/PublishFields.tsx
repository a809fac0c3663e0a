import { Form } from 'antd'
import { publishWay } from '@/entities/community/dynamic'
import { dynamic } from '@/entities/community/dynamic'
import { type Code, f, is, withStates } from '@/entities/field'
import { Choice, Moment } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

export interface Publishing {
  publishType?: 0 | 1 | 2
  publishTime?: string
}
const WAY = { ...f.enum(publishWay, { required: true }), key: 'publishType', label: 'posts.publish' } as const
const [MIN, MAX] = [5 * 60_000, 30 * 86_400_000]

export const PublishFields = ({
  Field,
  ways = () => true,
}: {
  Field: FormField<Publishing>
  ways?: (way: Code) => boolean
}) => {
  const t = useT()
  const way: unknown = Form.useWatch(WAY.key)
  return (
    <>
      <Field of={WAY}>
        <Choice field={withStates(WAY, ways)} />
      </Field>
      {is(way, publishWay.later) && (
        <Field
          of={dynamic.publishTime}
          required
          check={(value) => {
            const left = (toMillis(value) ?? 0) - Date.now()
            return !value || (left >= MIN && left <= MAX) ? undefined : t('posts.publishRule')
          }}
        >
          <Moment />
        </Field>
      )}
    </>
  )
}
