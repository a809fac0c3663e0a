import { type ReactNode, useDeferredValue } from 'react'
import { HeadUnitFrame } from '@/business/HeadUnitFrame'
import { type Code, is } from '@/entities/field'
import { policyClient } from '@/entities/system/enums'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { RichView } from '@/kit/rich/RichView'
import { useT } from '@/locales'

export const Frames = ({
  title,
  content,
  clients,
  children,
}: {
  title: string
  content: string
  clients: readonly Code[]
  children?: ReactNode
}) => {
  const t = useT()
  const text = useDeferredValue(content)
  const name = title || t('policies.untitled')
  const inCar = clients.some((client) => is(client, policyClient.headUnit))
  return (
    <>
      <PhoneFrame title={name} height={560}>
        <RichView html={text} />
      </PhoneFrame>
      {(inCar || children) && (
        <div className="policy-beside">
          {inCar && (
            <HeadUnitFrame title={name}>
              <RichView html={text} />
            </HeadUnitFrame>
          )}
          {children}
        </div>
      )}
    </>
  )
}
