import { ApartmentOutlined, ClockCircleOutlined, IdcardOutlined, ReloadOutlined, ShopOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import * as users from '@/api/system/users'
import type { CurrentUser } from '@/entities/shared/user'
import { DASH, relativeText } from '@/kit/show/format'
import { Avatar } from '@/kit/show/kinds'
import { prop } from '@/lib/json'
import { formatTime, inZone, TIMEZONE } from '@/lib/time'
import { type Language, language, useLanguage, useT } from '@/locales'
import { BOARD, inTurn, OLD_MS } from '../ask'

const TICK_MS = 30_000

const days = new Map<Language, Intl.DateTimeFormat>()
const dayIn = (tongue: Language, time: number): string => {
  const made =
    days.get(tongue) ??
    new Intl.DateTimeFormat(tongue === 'en' ? 'en-GB' : tongue, { dateStyle: 'full', timeZone: TIMEZONE })
  days.set(tongue, made)
  return made.format(time)
}
// The first call takes 20 ms, so it runs while the user logs in or the server responds.
dayIn(language(), 0)

const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const greeting = (hour: number) =>
  hour >= 5 && hour < 12 ? 'home.greetMorning' : hour >= 12 && hour < 18 ? 'home.greetAfternoon' : 'home.greetEvening'

const wordsOf = (fresh: unknown, known: CurrentUser) => {
  const word = (key: 'nickname' | 'roleName' | 'dealerName' | 'areaName' | 'headImgUrl' | 'lastLoginTime'): string => {
    const value = prop(fresh, key)
    return typeof value === 'string' ? value : known[key]
  }
  return {
    name: word('nickname') || known.username,
    role: word('roleName'),
    place: word('dealerName') || word('areaName'),
    face: word('headImgUrl'),
    last: word('lastLoginTime'),
  }
}

/**
 * Header with a greeting by the hour in the console's time zone, user, date, last login, and the time of the last
 * response. The refresh reloads the user and the counts of the board.
 */
export const Head = ({ user }: { user: CurrentUser }) => {
  const t = useT()
  const tongue = useLanguage()
  const now = useNow()
  const [loadedAt] = useState(Date.now)
  const current = users.getCurrent.query()
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: current.queryKey,
    queryFn: (context) => inTurn(context.signal, () => current.queryFn(context)),
    initialData: user,
    initialDataUpdatedAt: loadedAt,
    staleTime: OLD_MS,
  })
  const { name, role, place, face, last } = wordsOf(data, user)
  const client = useQueryClient()
  const refresh = () => {
    void client.refetchQueries({ queryKey: [BOARD], type: 'active' })
    void refetch()
  }
  const signedIn = formatTime(last, 'YYYY-MM-DD HH:mm')
  const hour = inZone(now).hour()
  return (
    <header className="home-head">
      <svg className="home-trails" viewBox="0 0 600 160" preserveAspectRatio="xMaxYMid slice" aria-hidden>
        <path d="M40 190C220 150 360 96 620 84" />
        <path d="M90 200C260 150 400 112 620 102" />
        <path d="M180 210C320 160 440 130 620 122" />
        <path d="M-20 150C180 140 380 74 620 62" />
      </svg>
      <Avatar src={face} name={name} size={64} />
      <div className="home-who">
        <p className="home-greeting">{t(greeting(hour), { name })}</p>
        <p>{dayIn(tongue, now)}</p>
        <ul>
          <li>
            <IdcardOutlined aria-hidden />
            {role || DASH}
          </li>
          <li>
            {user.dealerName ? <ShopOutlined aria-hidden /> : <ApartmentOutlined aria-hidden />}
            {place || DASH}
          </li>
          {signedIn && (
            <li>
              <ClockCircleOutlined aria-hidden />
              {t('home.lastLogin', { time: signedIn })}
            </li>
          )}
        </ul>
      </div>
      <div className="home-updated">
        <span>{t('home.updated', { time: relativeText(dataUpdatedAt, t, now) })}</span>
        <Button
          shape="circle"
          icon={<ReloadOutlined />}
          loading={isFetching}
          aria-label={t('home.refresh')}
          title={t('home.refresh')}
          onClick={refresh}
        />
      </div>
    </header>
  )
}
