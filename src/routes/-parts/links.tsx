import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CreationSearch } from '@/features/agent-creation/creation-search';
import { agentPart } from './agent-part';

interface LinkProps {
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

interface PersonLinkProps extends LinkProps {
  /** Whose address the next page need not ask for. */
  email?: string | undefined;
}

interface AgentLinkProps extends LinkProps {
  botKey: string;
}

/** To the dashboard's home. */
export const HomeLink = (props: LinkProps) => <Link to="/{-$locale}/dashboard/home" {...props} />;

/** To the list of agents. */
export const AgentsLink = (props: LinkProps) => <Link to="/{-$locale}/dashboard/agents" {...props} />;

/** To the agents that do not answer. */
export const FailingAgentsLink = (props: LinkProps) => (
  <Link to="/{-$locale}/dashboard/agents" search={{ status: 'error' }} {...props} />
);

/** To the agents whose changes visitors do not see yet. */
export const UnpublishedAgentsLink = (props: LinkProps) => (
  <Link to="/{-$locale}/dashboard/agents" search={{ unpublished: true }} {...props} />
);

/** To the agents in the trash. */
export const TrashLink = (props: LinkProps) => (
  <Link to="/{-$locale}/dashboard/agents" search={{ view: 'trash' }} {...props} />
);

/** To the making of a new agent. */
export const NewAgentLink = (props: LinkProps) => (
  <Link to="/{-$locale}/dashboard/setup/create-new-agent" {...props} />
);

interface CreationLinkProps extends LinkProps {
  search: CreationSearch;
  /** Where the person is already. */
  isChosen?: boolean;
}

/** To one way to a new agent. */
export const CreationLink = ({ isChosen, ...props }: CreationLinkProps) => (
  <Link
    to="/{-$locale}/dashboard/setup/create-new-agent"
    activeOptions={{ exact: true, includeSearch: true }}
    aria-current={isChosen ? 'page' : undefined}
    {...props}
  />
);

/** To the plans. */
export const PlansLink = (props: LinkProps) => <Link to="/{-$locale}/onboarding/pricing" {...props} />;

/** To the payment of the plan that was chosen. */
export const PayLink = (props: LinkProps) => <Link to="/{-$locale}/onboarding/subscriptionpay" {...props} />;

/** To the processing of a subscription. */
export const SubscribingLink = (props: LinkProps) => (
  <Link to="/{-$locale}/onboarding/subscribing" {...props} />
);

/** To the company's settings. */
export const SettingsLink = (props: LinkProps) => <Link to="/{-$locale}/dashboard/settings" {...props} />;

/** To the plan and its use, in the settings. */
export const PlanUsageLink = (props: LinkProps) => (
  <Link to="/{-$locale}/dashboard/settings" hash="plan" {...props} />
);

/** To one agent. */
export const AgentLink = ({ botKey, ...props }: AgentLinkProps) => (
  <Link to="/{-$locale}/dashboard/agents/$keyBot" params={{ keyBot: botKey }} {...props} />
);

/** To the choice of an agent whose instructions are written. */
export const InstructionsChoiceLink = (props: LinkProps) => (
  <Link to="/{-$locale}/dashboard/setup/instructions" {...props} />
);

/** To the instructions of one agent. */
export const InstructionsLink = ({ botKey, ...props }: AgentLinkProps) => (
  <Link to="/{-$locale}/dashboard/setup/instructions" search={{ agent: botKey }} {...props} />
);

interface AgentPartLinkProps extends AgentLinkProps {
  /** A block, a piece of knowledge or a toolkit, as answers name what they were taken from. */
  sourceId: string;
}

/** To the part of an agent that an answer was taken from. */
export const AgentPartLink = ({ botKey, sourceId, ...props }: AgentPartLinkProps) => (
  <Link
    to="/{-$locale}/dashboard/agents/$keyBot"
    params={{ keyBot: botKey }}
    search={agentPart(sourceId)}
    {...props}
  />
);

/** To the test chat of one agent. */
export const TestLink = ({ botKey, ...props }: AgentLinkProps) => (
  <Link to="/{-$locale}/dashboard/agents/$keyBot/test-agent" params={{ keyBot: botKey }} {...props} />
);

/** To the tests of one agent. */
export const TestsLink = ({ botKey, ...props }: AgentLinkProps) => (
  <Link
    to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
    params={{ keyBot: botKey }}
    search={{ view: 'tests' }}
    {...props}
  />
);

/** To the agent that builds agents. */
export const CreatorLink = ({ botKey, ...props }: AgentLinkProps) => (
  <Link to="/{-$locale}/dashboard/creator-agent/$keyBot" params={{ keyBot: botKey }} {...props} />
);

interface CreatorOfLinkProps extends LinkProps {
  /** The creator's own key. */
  creatorKey: string;
}

/** To the choice of what to work on with the creator; to the agents, where nobody tells which one it is. */
export const CreatorChoiceLink = ({
  creatorKey,
  ...props
}: LinkProps & { creatorKey: string | undefined }) =>
  creatorKey === undefined ? <AgentsLink {...props} /> : <CreatorLink botKey={creatorKey} {...props} />;

/** To the creator, to think up a new agent with it. */
export const BuildNewLink = ({ creatorKey, ...props }: CreatorOfLinkProps) => (
  <Link
    to="/{-$locale}/dashboard/creator-agent/$keyBot"
    params={{ keyBot: creatorKey }}
    search={{ agent: 'new' }}
    {...props}
  />
);

/** To the creator, to work on one agent with it. */
export const BuildLink = ({ creatorKey, botKey, ...props }: CreatorOfLinkProps & AgentLinkProps) => (
  <Link
    to="/{-$locale}/dashboard/creator-agent/$keyBot"
    params={{ keyBot: creatorKey }}
    search={{ agent: botKey }}
    {...props}
  />
);

/** To the recovery of a password. */
export const ForgotLink = ({ email, ...props }: PersonLinkProps) => (
  <Link to="/{-$locale}/passwordrecovery" state={{ email }} {...props} />
);

/** To sending the reset link again; what is known of it goes along. */
export const SendAgainLink = (props: LinkProps) => (
  <Link to="/{-$locale}/sendemailagain" state={true} {...props} />
);

/** To registration. */
export const RegisterLink = (props: LinkProps) => <Link to="/{-$locale}/onboarding/register" {...props} />;

/** To login. */
export const LoginLink = ({ email, ...props }: PersonLinkProps) => (
  <Link to="/{-$locale}/login" state={{ email }} {...props} />
);

/** To login, and from there on to a page that was asked for. */
export const LoginForLink = ({ redirect, ...props }: LinkProps & { redirect?: string | undefined }) => (
  <Link to="/{-$locale}/login" search={{ redirect }} {...props} />
);

/** To login, and from there back to this very page. */
export const LoginAndBackLink = (props: LinkProps) => (
  <Link
    to="/{-$locale}/login"
    search={{ redirect: useLocation({ select: ({ href }) => href }) }}
    {...props}
  />
);
