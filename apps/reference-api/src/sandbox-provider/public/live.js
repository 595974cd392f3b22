(function () {
  'use strict';

  var make = window.league.make;
  var say = window.league.say;
  var teams = window.leagueTeams;
  var cards = {};

  function clock(iso) {
    // Thailand is always seven hours ahead of UTC.
    var there = new Date(Date.parse(iso) + 7 * 3600000);
    return ('0' + there.getUTCHours()).slice(-2) + ':' + ('0' + there.getUTCMinutes()).slice(-2);
  }

  function goalTimes(minutes) {
    return minutes
      .map(function (minute) {
        return minute + '′';
      })
      .join(' ');
  }

  function side(team, className) {
    return make('div', 'side ' + className, [
      window.leagueBadge(team),
      make('span', 'name', team.name),
      make('span', 'goals', ''),
    ]);
  }

  function newCard(match) {
    var parts = {
      home: side(teams[match.home], 'home'),
      away: side(teams[match.away], 'away'),
      score: make('strong', 'score', ''),
      when: make('span', 'when', ''),
      bar: make('i', '', ''),
      goals: -1,
    };
    parts.spoken = make('p', 'spoken', '');
    parts.node = make('li', 'card', [
      parts.spoken,
      make('div', 'versus', [parts.home, make('div', 'middle', [parts.score, parts.when]), parts.away]),
      make('div', 'bar', parts.bar),
    ]);
    parts.node.querySelector('.versus').setAttribute('aria-hidden', 'true');
    return parts;
  }

  function showCard(match) {
    var card = cards[match.id] || (cards[match.id] = newCard(match));
    var when = match.phase === 'break' ? say('break', {}) : say('minute', { minute: match.minute });
    var goals = match.homeGoals + match.awayGoals;
    var score = match.homeGoals + ' - ' + match.awayGoals;
    card.score.textContent = score;
    card.when.textContent = when;
    card.when.setAttribute('data-phase', match.phase);
    card.bar.style.width = (match.minute / 90) * 100 + '%';
    card.home.querySelector('.goals').textContent = goalTimes(match.homeMinutes);
    card.away.querySelector('.goals').textContent = goalTimes(match.awayMinutes);
    card.spoken.textContent = say('score', {
      home: teams[match.home].name,
      away: teams[match.away].name,
      homeGoals: match.homeGoals,
      awayGoals: match.awayGoals,
      when: match.phase === 'break' ? when : say('playing', { minute: match.minute }),
    });
    if (card.goals >= 0 && goals > card.goals) celebrate(card, match, score);
    card.goals = goals;
    return card.node;
  }

  function celebrate(card, match, score) {
    var scorer = match.homeGoals > card.homeGoals ? match.home : match.away;
    document.getElementById('news').textContent = say('goal', { team: teams[scorer].name, score: score });
    card.node.setAttribute('data-goal', 'true');
    setTimeout(function () {
      card.node.removeAttribute('data-goal');
    }, 4000);
  }

  function row(match, middle, spokenMiddle) {
    function team(number, className) {
      return make('span', className, [
        make('span', 'name', teams[number].name),
        window.leagueBadge(teams[number]),
      ]);
    }
    var centre = make('b', 'centre', middle);
    if (spokenMiddle) centre.setAttribute('data-time', 'true');
    return make('li', 'row', [team(match.home, 'home'), centre, team(match.away, 'away')]);
  }

  function show(answer) {
    var board = answer.board;
    var currentIds = {};
    window.league.fill(
      document.getElementById('live'),
      board.live.map(function (match) {
        currentIds[match.id] = true;
        var node = showCard(match);
        cards[match.id].homeGoals = match.homeGoals;
        return node;
      }),
    );
    Object.keys(cards).forEach(function (id) {
      if (!currentIds[id]) delete cards[id];
    });
    window.league.fill(
      document.getElementById('next'),
      board.next.map(function (match) {
        return row(match, clock(match.kickOff), true);
      }),
    );
    window.league.fill(
      document.getElementById('over'),
      board.over.map(function (match) {
        return row(match, match.homeGoals + ' - ' + match.awayGoals);
      }),
    );
    var count = document.getElementById('count');
    count.textContent = say('count', { count: board.live.length });
    count.hidden = board.live.length === 0;
    document.getElementById('board').setAttribute('data-state', 'ready');
  }

  // A simulated minute takes six seconds.
  window.league.poll('/live/state', 6000, show);
})();
