export type Reason = 'address' | 'unreachable' | 'time' | 'size' | 'stopped'

const messages: Record<Reason, string> = {
  address: 'The address is not one that may be dialled for a customer.',
  unreachable: 'The host cannot be reached or does not speak HTTP.',
  time: 'The answer took too long.',
  size: 'The answer is too large.',
  stopped: 'The request was given up.',
}

/** Why there is no response. Reveals nothing learned along the way, such as addresses. */
export class OutboundFailure extends Error {
  readonly reason: Reason

  constructor(reason: Reason, cause?: unknown) {
    super(messages[reason], { cause })
    this.name = 'OutboundFailure'
    this.reason = reason
  }
}

/** Converts an error into a failure. undici wraps connection errors as `cause`. */
export function failureFrom(error: unknown): OutboundFailure {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof OutboundFailure) return each
    const reason = reasons[(each as NodeJS.ErrnoException).code ?? '']
    if (reason) return new OutboundFailure(reason, error)
  }
  return new OutboundFailure('unreachable', error)
}

const reasons: Record<string, Reason | undefined> = {
  UND_ERR_CONNECT_TIMEOUT: 'time',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'size',
}
