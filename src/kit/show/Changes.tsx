import './changes.css'
import type { ReactNode } from 'react'
import { useT } from '@/locales'

interface Change {
  name: string
  before: ReactNode
  after: ReactNode
  changed: boolean
}

export const Changes = ({ label, lines }: { label: string; lines: readonly Change[] }) => {
  const t = useT()
  return (
    <div className="scroll-x">
      <table className="changes" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('changes.item')}</th>
            <th scope="col">{t('changes.before')}</th>
            <th scope="col">{t('changes.after')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, before, after, changed }, at) => (
            <tr key={`${at} ${name}`}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{changed ? <mark>{after}</mark> : after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
