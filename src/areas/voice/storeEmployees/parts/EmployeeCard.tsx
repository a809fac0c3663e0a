import '../storeEmployees.css'
import { CrownFilled } from '@ant-design/icons'
import { isYes } from '@/entities/field'
import { storeEmployee as fields, type StoreEmployee } from '@/entities/voice/storeEmployee'
import { optionName, plain } from '@/kit/show/format'
import { Avatar, StatusTag, Tags } from '@/kit/show/kinds'
import { Stars } from '@/kit/show/Stars'
import { useT } from '@/locales'

const FACE = 56

export const Crown = ({ row }: { row: Pick<StoreEmployee, 'starFlag'> }) => {
  const t = useT()
  return (
    isYes(row.starFlag) && (
      <CrownFilled
        role="img"
        className="employee-crown"
        title={t(fields.starFlag.label)}
        aria-label={t(fields.starFlag.label)}
      />
    )
  )
}

export const EmployeeCard = ({ row, state = false }: { row: StoreEmployee; state?: boolean }) => {
  const t = useT()
  const name = plain(row.employeeName)
  return (
    <div className="employee-card">
      <Avatar src={plain(row.headImgUrl)} name={name} size={FACE} />
      <div>
        <strong>
          <bdi>{name}</bdi> <Crown row={row} /> {state && <StatusTag field={fields.status} value={row.status} />}
        </strong>
        <div className="quiet">{optionName(t, fields.post, row.post)}</div>
        <Stars value={row.score} />
        {row.skillTags.length > 0 && <Tags texts={row.skillTags} max={3} />}
        {plain(row.introduction) && <bdi className="employee-words">{plain(row.introduction)}</bdi>}
      </div>
    </div>
  )
}
