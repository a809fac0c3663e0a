import { io, post, postRead } from '../call'

export interface Token {
  access_token: string
}
export interface Captcha {
  channelCode?: string
  image: string
  expireSeconds?: number
}

export const loginByCode = post(
  '/api-auth/oauth/user/tokenByCode',
  io<{ username: string; password: string; channelCode: string; validateCode: string }, Token>(),
)
export const login = post('/api-auth/oauth/user/token', io<{ username: string; password: string }, Token>())
export const logout = post('/api-auth/oauth/remove/token', io())
export const getCaptcha = postRead('/api-auth/oauth/user/createGraph', io<{ channelCode: string }, Captcha>())
export const updatePassword = post(
  '/api-user/users/updatePassword',
  io<{ username: string; oldPassword: string; newPassword: string }>(),
)
