import { useState } from 'react'
import { Link } from 'react-router-dom'
import { foldText } from '@/lib/foldText'
import { isTextKey, useT } from '@/locales'
import { lineOf } from '@/routes'
import { usePermitted } from '@/session/permissions'

const SHOWN = 8

export const PageSearch = () => {
  const t = useT()
  const { pages } = usePermitted()
  const [typed, setTyped] = useState('')
  const wanted = foldText(typed.trim())
  const found = [...pages.keys()]
    .filter((path) => !lineOf(path)?.hidden)
    .map((path) => ({ path, title: isTextKey(path) ? t(path) : path }))
    .filter(({ path, title }) => wanted !== '' && (foldText(title).includes(wanted) || foldText(path).includes(wanted)))
    .slice(0, SHOWN)
  return (
    <search className="notice-find">
      <input
        type="search"
        aria-label={t('page.find')}
        placeholder={t('page.find')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length > 0 && (
        <ul>
          {found.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>
                <span>{title}</span>
                <span>{path}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {wanted !== '' && found.length === 0 && <p role="status">{t('page.findNothing')}</p>}
    </search>
  )
}
