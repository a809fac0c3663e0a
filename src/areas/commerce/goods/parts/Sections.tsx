import { ExclamationCircleFilled } from '@ant-design/icons'
import { Button, Form as AntForm } from 'antd'
import { type ReactNode, useId } from 'react'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import type { GoodsValues } from './goodsValues'

interface Section {
  key: string
  title: string
  fields: readonly (keyof GoodsValues)[]
  children: ReactNode
}

/** Sections of a long form with a link to each at the left. The link of a section with faults is red. */
export const Sections = ({ head, parts }: { head: ReactNode; parts: readonly Section[] }) => {
  const t = useT()
  const id = useId()
  return (
    <div className="goods-form">
      <nav aria-label={t('goods.parts')} className="goods-anchors">
        <AntForm.Item noStyle shouldUpdate>
          {({ getFieldsError }) => {
            const wrong = new Set(
              getFieldsError().flatMap(({ name, errors }) => (errors.length ? [String(name[0])] : [])),
            )
            return parts.map(({ key, title, fields }) => {
              const isWrong = fields.some((field) => wrong.has(field))
              return (
                <Button
                  key={key}
                  type="text"
                  block
                  // The links also work in a read-only form.
                  disabled={false}
                  danger={isWrong}
                  icon={isWrong && <ExclamationCircleFilled />}
                  aria-label={named(title, isWrong ? t('kit.tabFaults', { tab: '' }) : undefined)}
                  onClick={() => {
                    const part = document.getElementById(`${id}${key}`)
                    part?.scrollIntoView({ block: 'start' })
                    part?.focus({ preventScroll: true })
                  }}
                >
                  {title}
                </Button>
              )
            })
          }}
        </AntForm.Item>
        {head}
      </nav>
      <div>
        {parts.map(({ key, title, children }) => (
          <section key={key} id={`${id}${key}`} tabIndex={-1} className="goods-part" aria-label={title}>
            <h2>{title}</h2>
            {children}
          </section>
        ))}
      </div>
    </div>
  )
}
