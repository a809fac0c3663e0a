import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { enrollFieldType } from '@/entities/community/enrollField'
import type { EnrollAnswer } from '@/entities/community/enrollRecord'
import { is } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Pictures } from '@/kit/show/Picture'
import { maskIdNumber, maskPhone } from '@/lib/masking'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

/** Identity number, masked except for its ends, with an eye for users who may see it. */
const IdNumber = ({ value }: { value: string }) => {
  const t = useT()
  const may = useMay()
  const [shown, show] = useState(false)
  const masked = maskIdNumber(value)
  if (masked === value || !may('activity.idNo')) return <span className="digits">{masked}</span>
  return (
    <Space size={2}>
      <span className="digits">{shown ? value : masked}</span>
      <Button
        type="text"
        size="small"
        icon={shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        aria-label={t(shown ? 'enrolRecords.hideIdNo' : 'enrolRecords.showIdNo')}
        aria-pressed={shown}
        onClick={() => show(!shown)}
      />
    </Space>
  )
}

const Given = ({ answer: { fieldType: kind, values } }: { answer: EnrollAnswer }) => {
  const [first] = values
  if (first === undefined || values.every((one) => plain(one) === '')) return <Blank />
  if (is(kind, enrollFieldType.pictures)) return <Pictures urls={values} width={72} />
  if (is(kind, enrollFieldType.idNumber)) return <IdNumber value={plain(first)} />
  const words = values.map(plain).join(' / ')
  return <bdi className="enrol-words">{is(kind, enrollFieldType.phone) ? maskPhone(words) : words}</bdi>
}

export const Answers = ({ of: answers }: { of: readonly EnrollAnswer[] }) => {
  const t = useT()
  if (!answers.length) return <p className="quiet">{t('enrolRecords.noAnswers')}</p>
  return (
    <dl className="facts">
      {answers.map((answer, at) => (
        <div key={`${at}${plain(answer.fieldId)}`}>
          <dt>
            <bdi>{plain(answer.label)}</bdi>
          </dt>
          <dd>
            <Given answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
