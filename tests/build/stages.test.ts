import { resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'

const envOf = async (stage: string): Promise<Record<string, unknown>> =>
  (
    await resolveConfig(
      { mode: stage, logLevel: 'silent' },
      'build',
      stage,
      stage === 'development' ? 'development' : 'production',
    )
  ).env

const STAGES = {
  development: { VITE_MAIN_HOST: '', VITE_SOCIAL_HOST: ':5174', VITE_CLIENT_SECRET: 'console-development' },
  staging: {
    VITE_MAIN_HOST: 'https://gateway-test.example.com',
    VITE_SOCIAL_HOST: 'https://social-test.example.com',
    VITE_CLIENT_SECRET: 'console-staging',
  },
  uat: {
    VITE_MAIN_HOST: 'https://gateway-uat.example.com',
    VITE_SOCIAL_HOST: 'https://social-uat.example.com',
    VITE_CLIENT_SECRET: 'console-uat',
  },
  production: {
    VITE_MAIN_HOST: 'https://gateway.example.com',
    VITE_SOCIAL_HOST: 'https://social.example.com',
    VITE_CLIENT_SECRET: 'console-production',
  },
}

describe('R-REQ-03 R-REQ-04 R-REQ-08 build stages', () => {
  it.each(Object.entries(STAGES))('%s uses its own hosts and client secret', async (stage, own) => {
    expect(await envOf(stage)).toMatchObject({ ...own, MODE: stage, VITE_CLIENT_ID: 'console' })
  })
  it('a stage without its own file has no hosts', async () => {
    const env = await envOf('rehearsal')
    expect([env.VITE_MAIN_HOST, env.VITE_SOCIAL_HOST]).toEqual([undefined, undefined])
  })
})
