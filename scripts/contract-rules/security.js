// Who calls these has no token yet.
const WITHOUT_TOKEN = [
  'signIn',
  'register',
  'checkInvitation',
  'sendResetLink',
  'checkResetLink',
  'resetPassword',
  'startOAuth',
  'finishOAuth',
  // Visitors of a page in the world have no account here.
  'publicWidget',
  'reportWidgetSeen',
  'beginVisit',
  'visitorConversations',
  'openVisitorConversation',
  'visitorConversation',
  'removeVisitorConversation',
  'sendVisitorMessage',
  'resumeVisitorAnswer',
  'stopVisitorAnswer',
  'answerVisitorApproval',
  'askForPerson',
  'endVisitorConversation',
  'rateVisitorConversation',
  'leaveVisitorMessage',
];

/** Every operation says itself whether it needs a token. */
export function explicitSecurity() {
  return {
    Operation(operation, { report }) {
      if (operation.security === undefined) report({ message: 'Say `security` on the operation itself.' });
    },
  };
}

/** An operation without a token is one of those that can have none. */
export function securityAllowList() {
  return {
    Operation({ operationId, security }, { report, location }) {
      const needsToken = security?.every((scheme) => Object.keys(scheme).length > 0) && security.length > 0;
      if (security === undefined || needsToken || WITHOUT_TOKEN.includes(operationId)) return;
      const message = `${operationId} must need the token: only ${WITHOUT_TOKEN.join(', ')} go without.`;
      report({ message, location: location.child(['security']) });
    },
  };
}
